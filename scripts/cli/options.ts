import { type Era, eraOfNumber } from '#engine/era.ts';

/** The number of an option; throws unless it is a whole number. */
export function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** The era of the option `--generation`; throws unless it is the number of a generation. */
export function parseEra(text: string): Era {
  if (!/^[1-9]$/.test(text)) throw new Error('--generation must be a number from 1 to 9.');
  return eraOfNumber(Number(text));
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
