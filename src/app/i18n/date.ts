import { memoizeFormat } from './memoizeFormat.ts';

const getFormat = memoizeFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

const kazakhMonths =
  'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ');

/** "2026 ж. 26 қараша": Chromium has no Kazakh dates and writes "2026 M11 26"; `day` is '' for a month. */
function formatKazakh(year: number, month: number, day: number | '' = ''): string {
  return `${year} ж. ${day} ${kazakhMonths[month]}`.replace('  ', ' ');
}

/** Formats the day and the time in the format of the language. */
export function formatDateTime(timeMs: number, language: string): string {
  if (language !== 'kk') {
    return getFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(timeMs);
  }
  const date = new Date(timeMs);
  const day = formatKazakh(date.getFullYear(), date.getMonth(), date.getDate());
  return `${day}, ${getFormat('ru', { timeStyle: 'short' }).format(date)}`;
}

/** Formats a day such as `2026-11-24` in the format of the language. */
export function formatDay(day: string, language: string): string {
  const date = new Date(day);
  if (language === 'kk') {
    return formatKazakh(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  }
  return getFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** Formats the month of a day such as `2026-11-24` in the format of the language. */
export function formatMonth(day: string, language: string): string {
  const date = new Date(day);
  if (language === 'kk') return formatKazakh(date.getUTCFullYear(), date.getUTCMonth());
  const month = getFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const text = month.format(date);
  return language === 'ja-Hrkt' ? text.replace('年', 'ねん').replace('月', 'がつ') : text;
}
