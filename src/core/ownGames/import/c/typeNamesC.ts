import { formatRgb, parseColor } from '#core/ownGames/colors/color.ts';
import type { Token } from '#core/ownGames/import/lexer.ts';
import type { SourceChart } from '#core/ownGames/import/sourceChart.ts';
import type { Evaluator } from './cExpression.ts';
import type { CEntry, CValue } from './cInitializer.ts';
import { type CFile, constantKey, findTable } from './cTables.ts';

/** Colors by their name in the games. */
const colorNames: ReadonlyMap<string, string> = new Map([
  ['RGB_BLACK', '#000000'],
  ['RGB_WHITE', '#ffffff'],
  ['RGB_RED', '#ff0000'],
  ['RGB_GREEN', '#00ff00'],
  ['RGB_BLUE', '#0000ff'],
  ['RGB_YELLOW', '#ffff00'],
  ['RGB_MAGENTA', '#ff00ff'],
  ['RGB_CYAN', '#00ffff'],
]);

/** Gives the types of the chart the names and colors of `gTypesInfo` or `gTypeNames`. */
export function nameTypes(chart: SourceChart, files: readonly CFile[], evaluator: Evaluator): void {
  const keys = [...chart.types.keys()];
  for (const file of files) {
    const names = findTable(file, 'TypeNames')?.list.entries ?? [];
    for (const [index, { designator, value }] of names.entries()) {
      const type = chart.types.get(designator ? constantKey(designator) : (keys[index] ?? ''));
      if (type) type.name ??= readName(value);
    }
    for (const { designator, value } of findTable(file, 'TypesInfo')?.list.entries ?? []) {
      const type = chart.types.get(constantKey(designator ?? ''));
      if (!type || value.kind !== 'list') continue;
      const name = findEntry(value.entries, 'name');
      const color = findEntry(value.entries, 'teraTypeRGBValue');
      const isSpecial = findEntry(value.entries, 'isSpecialCaseType');
      if (name) type.name = readName(name);
      if (color) type.color = readColor(color, evaluator);
      if (isSpecial?.kind === 'expression' && evaluator.evaluate(isSpecial.tokens)) {
        type.isPseudo = true;
      }
    }
  }
}

function findEntry(entries: readonly CEntry[], name: string): CValue | undefined {
  return entries.findLast(({ designator }) => designator === name)?.value;
}

/** The text of `_("FIRE")`, without the brackets of `[Fire]`. */
function readName(value: CValue): string | undefined {
  if (value.kind === 'list') return undefined;
  const text = value.tokens.find(({ kind }) => kind === 'string')?.text;
  return text?.replace(/^\[(.*)\]$/, '$1');
}

/** The color of `RGB(31, 20, 11)` with five bits each, or `RGB2GBA(…)` with eight. */
function readColor(value: CValue, { evaluate }: Evaluator): string | undefined {
  if (value.kind === 'list') return undefined;
  const [first, ...rest] = value.tokens;
  if (rest.length === 0) return colorNames.get(first?.text ?? '');
  const parts = splitArguments(rest).map(evaluate);
  if (parts.length !== 3 || parts.some((part) => part === undefined)) return undefined;
  if (first!.text !== 'RGB') return parseColor(parts.join(','));
  const [red, green, blue] = parts.map((part) => Math.round((part! * 255) / 31));
  return formatRgb(red!, green!, blue!);
}

/** The arguments in `(1, 2, 3)`. */
function splitArguments(tokens: readonly Token[]): Token[][] {
  const list: Token[][] = [[]];
  for (const token of tokens.slice(1, -1)) {
    if (token.text === ',') list.push([]);
    else list.at(-1)!.push(token);
  }
  return list;
}
