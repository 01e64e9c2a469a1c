import { memoizeFormat } from './memoizeFormat.ts';

/** Chromium formats Kazakh numbers like English ones, "1,277.5"; the Russian format fits Kazakh. */
const numberLocales: Record<string, string> = { kk: 'ru' };

const getFormat = memoizeFormat(
  (language, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(numberLocales[language] ?? language, options),
);

/** Formats the number in the format of the language, by default with at most three decimal digits. */
export function formatNumber(
  number: number,
  language: string,
  options?: Intl.NumberFormatOptions,
): string {
  const isShort = Number.isInteger(number) && number >= 0 && number < 1000;
  // These look the same in all languages, and the first format of a page takes 25 ms.
  if (isShort && !options?.style && !options?.signDisplay) return String(number);
  return getFormat(language, options).format(number);
}

/** Formats a share from 0 to 1 in percent, with at most one decimal digit. */
export function formatPercent(share: number, language: string): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}
