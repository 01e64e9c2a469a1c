const fractions: ReadonlyMap<number, string> = new Map([
  [0.5, '½'],
  [0.25, '¼'],
  [0.125, '⅛'],
  [0.0625, '¹⁄₁₆'],
]);

const decimals = new Map<string, Intl.NumberFormat>();

/** One for each language, for making one takes longer than using it. */
function decimalsOf(language: string): Intl.NumberFormat {
  const known = decimals.get(language);
  if (known) return known;
  const fresh = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  decimals.set(language, fresh);
  return fresh;
}

/** The multiplier as players write it, with at most four digits after the point: 4×, ½×, 1.25×. */
export function formatMultiplier(multiplier: number, language: string): string {
  return `${fractions.get(multiplier) ?? decimalsOf(language).format(multiplier)}×`;
}
