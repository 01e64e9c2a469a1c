import { memoizeFormat } from './memoizeFormat.ts';

/** The formats of dates, each of which is made once. */
export const getDateFormat = memoizeFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

const kazakhMonths =
  'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ');

/** "2026 ж. 26 қараша": Chromium has no Kazakh dates and writes "2026 M11 26"; `day` is '' for a month. */
export function formatKazakhDate(year: number, month: number, day: number | '' = ''): string {
  return `${year} ж. ${day} ${kazakhMonths[month]}`.replace('  ', ' ');
}

/** Formats the month of a day such as `2026-11-24` in the format of the language. */
export function formatMonth(day: string, language: string): string {
  const date = new Date(day);
  if (language === 'kk') return formatKazakhDate(date.getUTCFullYear(), date.getUTCMonth());
  const month = getDateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const text = month.format(date);
  return language === 'ja-Hrkt' ? text.replace('年', 'ねん').replace('月', 'がつ') : text;
}
