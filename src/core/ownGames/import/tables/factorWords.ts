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

/** The words that a cell with a factor in words is made of. */
const phrase =
  /^(?:ITS|TYPE|MUL(?:TIPLIER)?|TIMES|X|NOT?|NON|VERY|SUPER|DOUBLE|TRIPLE|HALF|NORMAL(?:LY)?|NEUTRAL(?:LY)?|REGULAR|DATA|IMMUN(?:E|ITY)|RESIST(?:S|ED|ANT|ANCE)?|IN|EFF(?:ECT(?:IVE(?:LY|NESS)?)?)?|DAMAGE)+$/;

/** The factor of a cell in words, such as `not very effective`; undefined for any other text. */
export function parseFactorPhrase(cell: string): number | undefined {
  return cell.length <= 60 && phrase.test(lettersOf(cell)) ? parseFactorWords(cell) : undefined;
}

/** The factor of a name such as `TYPE_MUL_SUPER_EFFECTIVE` or `notVeryEffective`; undefined if none. */
export function parseFactorWords(name: string): number | undefined {
  const letters = lettersOf(name.slice(0, 60));
  return factorWords.find(([words]) => words.test(letters))?.[1];
}

function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]+/g, '');
}
