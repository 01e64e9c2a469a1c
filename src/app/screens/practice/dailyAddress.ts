import { practicePath } from '#core/practice/practicePath.ts';

/** Returns the address of the daily set of the date, below the base path. */
export function dailyAddress(date: string): string {
  return `${practicePath}?daily=${date}`;
}
