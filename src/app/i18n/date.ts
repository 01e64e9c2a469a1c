import { memoizeFormat } from './memoizeFormat.ts';

const getFormat = memoizeFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** Formats the day and the time in the format of the language. */
export function formatDateTime(timeMs: number, language: string): string {
  return getFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(timeMs);
}

/** Formats a day such as `2026-11-24` in the format of the language. */
export function formatDay(day: string, language: string): string {
  return getFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats the month of a day such as `2026-11-24` in the format of the language. */
export function formatMonth(day: string, language: string): string {
  return getFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
