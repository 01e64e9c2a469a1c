import { memoizeFormat } from './memoizeFormat.ts';

const formatOf = memoizeFormat(
  (language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

/** The number as the language writes it, with at most three digits after the point unless told. */
export function formatNumber(
  number: number,
  language: string,
  options?: Intl.NumberFormatOptions,
): string {
  return formatOf(language, options).format(number);
}

/** A share from 0 to 1 in percent, with at most one digit after the point. */
export function formatPercent(share: number, language: string): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}
