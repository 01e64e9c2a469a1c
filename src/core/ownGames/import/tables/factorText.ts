const fractions: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅛', 0.125],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);

const emptyCell = /^[-–—−]*$/;

/**
 * The factor of a cell such as `2`, `×0,5`, `1/2`, `½x` or `50%`: 1 for an empty cell or a dash, and
 * undefined for any other text. It is above 8 if the cell is a percentage without its sign.
 */
export function parseFactor(cell: string): number | undefined {
  if (cell.length > 30) return undefined;
  const text = cell.trim();
  if (emptyCell.test(text)) return 1;
  const plain = text.replace(/^[x×*]\s?|\s?[x×]$/gi, '').trim();
  const [, whole, fraction] = /^(\d*)([½¼¾⅛⅓⅔])$/.exec(plain) ?? [];
  if (fraction) return Number(whole) + fractions.get(fraction)!;
  const [, above, below] = /^(\d+)[/⁄](\d+)$/.exec(plain) ?? [];
  if (above && below) return Number(below) === 0 ? undefined : Number(above) / Number(below);
  const [, number, percent] = /^(\d+(?:[.,]\d*)?|[.,]\d+)\s?(%?)$/.exec(plain) ?? [];
  if (number === undefined) return undefined;
  return Number(number.replace(',', '.')) / (percent ? 100 : 1);
}

/** Whether the cell can only be a number and no name, or is empty. */
export function isNumeric(cell: string): boolean {
  return /^[\d½¼¾⅛⅓⅔.,/⁄%×\s–—−-]*$/.test(cell);
}
