/** Factors by the words that files use for them; the first that matches counts. */
const factorWords: readonly (readonly [RegExp, number])[] = [
  [/NODATA|NORMAL|NEUTRAL|REGULAR/, 1],
  [/IMMUN|NOEFF|NODAMAGE|INEFF/, 0],
  [/TRIPLENOT/, 0.125],
  [/DOUBLENOT/, 0.25],
  [/NOT(?:VERY)?EFF|RESIST|HALF/, 0.5],
  [/TRIPLESUPER/, 8],
  [/DOUBLESUPER/, 4],
  [/SUPER|DOUBLE/, 2],
];

/** The factor of a name such as `TYPE_MUL_SUPER_EFFECTIVE` or `notVeryEffective`; undefined if none. */
export function parseFactorWords(name: string): number | undefined {
  const letters = name
    .slice(0, 60)
    .toUpperCase()
    .replace(/[^A-Z]+/g, '');
  return factorWords.find(([words]) => words.test(letters))?.[1];
}
