import { formatKazakhDate, getDateFormat } from './month.ts';

/** Formats the day and the time in the format of the language. */
export function formatDateTime(timeMs: number, language: string): string {
  if (language !== 'kk') {
    return getDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(timeMs);
  }
  const date = new Date(timeMs);
  const day = formatKazakhDate(date.getFullYear(), date.getMonth(), date.getDate());
  return `${day}, ${getDateFormat('ru', { timeStyle: 'short' }).format(date)}`;
}

/** Formats a day such as `2026-11-24` in the format of the language. */
export function formatDay(day: string, language: string): string {
  const date = new Date(day);
  if (language === 'kk') {
    return formatKazakhDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  }
  return getDateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
