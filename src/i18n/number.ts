const formats = new Map<string, Intl.NumberFormat>();

/** The number as the language writes it, with at most three digits after the point unless told. */
export function formatNumber(
  number: number,
  language: string,
  options?: Intl.NumberFormatOptions,
): string {
  const wish = language + JSON.stringify(options);
  // Making one takes longer than using it.
  const format = formats.get(wish) ?? new Intl.NumberFormat(language, options);
  formats.set(wish, format);
  return format.format(number);
}

/** A share from 0 to 1 in percent, with at most one digit after the point. */
export function formatPercent(share: number, language: string): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}
