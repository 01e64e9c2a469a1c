import { type Era, eraOfNumber } from '#engine/era.ts';

/** The number of an option; throws unless it is a whole number. */
export function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** The era of the option `--generation`: a number such as `4`, or a name such as `gen1` or `default`. */
export function parseEra(text: string): Era {
  const [, number] = /^(?:gen)?([1-9])$/.exec(text) ?? [];
  if (text === 'default') return text;
  if (number === undefined) throw new Error('--generation must be a number from 1 to 9.');
  return eraOfNumber(Number(number));
}
