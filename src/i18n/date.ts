import { memoizeFormat } from './memoizeFormat.ts';

const formatOf = memoizeFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** The day and the time of a moment in milliseconds, in the format of the language. */
export function formatDateTime(moment: number, language: string): string {
  return formatOf(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** The day such as `2026-11-24`, in the format of the language. */
export function formatDay(day: string, language: string): string {
  return formatOf(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
