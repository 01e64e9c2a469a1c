import { type Era, eraOfNumber, newestGeneration } from '#core/rulesets/era.ts';

/** The number of an option; throws unless it is a whole number. */
export function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** The era of the option `--generation`: a number such as `4`, or a name such as `gen1` or `default`. */
export function parseEra(text: string): Era {
  if (text === 'default') return text;
  const number = Number(/^(?:gen)?([1-9]\d?)$/.exec(text)?.[1]);
  if (number <= newestGeneration) return eraOfNumber(number);
  throw new Error(`--generation must be a number from 1 to ${newestGeneration}.`);
}
