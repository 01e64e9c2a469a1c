import { maxFactor } from '#core/charts/chart.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { Evaluator } from './cExpression.ts';
import type { CEntry, CValue } from './cInitializer.ts';
import { type CTable, constantKey, factorOfExpression } from './cTables.ts';

type Row = { entry: CEntry; list: CValue & { kind: 'list' }; line: number };

/** Names of types by their short forms in comments. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['FIGHT', 'FIGHTING'],
  ['FLY', 'FLYING'],
  ['ELEC', 'ELECTRIC'],
  ['ELECTR', 'ELECTRIC'],
  ['PSYCH', 'PSYCHIC'],
  ['PSYCHC', 'PSYCHIC'],
]);

/** Words in comments that are no types. */
const headings: ReadonlySet<string> = new Set(['ATTACKER', 'DEFENDER', 'ATTACKING', 'DEFENDING']);

/** The order of the types in the games of generation 3, and with Fairy after them. */
const usualOrder = [
  ...['NORMAL', 'FIGHTING', 'FLYING', 'POISON', 'GROUND', 'ROCK', 'BUG', 'GHOST', 'STEEL'],
  ...['MYSTERY', 'FIRE', 'WATER', 'GRASS', 'ELECTRIC', 'PSYCHIC', 'ICE', 'DRAGON', 'DARK', 'FAIRY'],
];

/**
 * The chart of a table with attacking types in rows, as in `types_info.h`, `battle_util.c` and
 * `type_tables.h`. Rows and cells have a designator, or the order of the types; `findKeys` gives
 * the types by number, if the files have them. Throws `wrongRow` or `unknownOrder`.
 */
export function readTypeMatrix(
  table: CTable,
  findKeys: (usedKeys: ReadonlySet<string>) => readonly string[],
  evaluator: Evaluator,
  report: ImportReport,
): SourceChart {
  const { file, list } = table;
  const rows = list.entries.flatMap((entry): Row[] => {
    const line = file.lineAt(entry.at);
    if (entry.value.kind === 'list') return [{ entry, list: entry.value, line }];
    report.warn('unknownLine', file.name, line);
    return [];
  });
  const width = rows.reduce((max, row) => Math.max(max, positionalCells(row).length), 0);
  const rowKeys = rows.flatMap(({ entry: { designator } }) => designator ?? []).map(constantKey);
  const keys = findKeys(new Set(rowKeys));
  const order = width === 0 ? [] : findOrder(table, rows, width, keys, report);
  const chart = createSourceChart(file.name);
  for (const key of order) addSourceType(chart, { key });
  for (const [index, row] of rows.entries()) {
    const { designator } = row.entry;
    const attacking = designator === undefined ? order[index] : constantKey(designator);
    if (attacking === undefined) {
      throw new ImportError('unknownOrder', { file: file.name, line: row.line });
    }
    addSourceType(chart, { key: attacking, line: row.line });
    readRow(chart, attacking, row, order, table, evaluator, report);
  }
  return chart;
}

function positionalCells({ list }: Row): CEntry[] {
  return list.entries.filter(({ designator }) => designator === undefined);
}

function readRow(
  chart: SourceChart,
  attacking: string,
  row: Row,
  order: readonly string[],
  { file, elementType }: CTable,
  evaluator: Evaluator,
  report: ImportReport,
): void {
  const cells = positionalCells(row);
  // An empty row is neutral. In a row that is too short, the position of the missing cell is unknown.
  if (cells.length > 0 && cells.length !== order.length) {
    throw new ImportError('wrongRow', { file: file.name, line: row.line });
  }
  const namedCells = row.list.entries.flatMap(({ designator, ...entry }) =>
    designator === undefined ? [] : [{ ...entry, defending: constantKey(designator) }],
  );
  const unnamedCells = cells.map((entry, index) => ({ ...entry, defending: order[index]! }));
  for (const { value, defending, at } of [...unnamedCells, ...namedCells]) {
    addSourceType(chart, { key: defending, line: file.lineAt(at) });
    const factor = factorOfExpression(value, elementType, evaluator);
    if (factor !== undefined && factor <= maxFactor)
      setSourceFactor(chart, attacking, defending, factor);
    else {
      const text =
        value.kind === 'expression' ? value.tokens.map((token) => token.text).join('') : '';
      report.warn('unknownFactor', file.name, file.lineAt(at), text);
    }
  }
}

/** The types of the columns, by their numbers, the names of the rows, comments, or the usual order. */
function findOrder(
  table: CTable,
  rows: readonly Row[],
  width: number,
  keys: readonly string[],
  report: ImportReport,
): string[] {
  const { file } = table;
  const isOrder = (names: readonly string[]) =>
    names.length === width && new Set(names).size === width && names.every(Boolean);
  const numberedOrder = Array.from({ length: width }, (_, index) => keys[index] ?? '');
  if (isOrder(numberedOrder)) return numberedOrder;
  const heading = headingNames(table, rows);
  const rowNames = rows.map(({ entry }) => constantKey(entry.designator ?? ''));
  if (isOrder(rowNames)) {
    const rowSet = new Set(rowNames);
    const isSame = isOrder(heading) && heading.every((name) => rowSet.has(name));
    return isSame ? heading : rowNames;
  }
  if (isOrder(heading)) return heading;
  const comments = rows.map((row) => commentAfter(row, table));
  if (isOrder(comments)) return comments;
  const usual = usualOrder.slice(0, width);
  if (rows.length !== width || usual.length !== width || width < usualOrder.length - 1) {
    throw new ImportError('unknownOrder', { file: file.name, line: file.lineAt(table.list.at) });
  }
  report.warn('columnOrder', file.name, file.lineAt(table.list.at), usual.join(' '));
  return usual;
}

/** The names in the comments between the beginning of the table and its first row. */
function headingNames({ file, list }: CTable, rows: readonly Row[]): string[] {
  const end = Math.min(rows[0]?.entry.at ?? 0, list.at + 5000);
  const comments = file.text.slice(list.at, end).matchAll(/\/\/([^\n]*)/g);
  return [...comments].flatMap(([, text = '']) => commentNames(text));
}

function commentAfter({ list }: Row, { file }: CTable): string {
  const after = file.text.slice(list.end + 1, list.end + 100);
  const [, text = ''] = /^[ \t]*,?[ \t]*\/\/([^\n]*)/.exec(after) ?? [];
  return commentNames(text)[0] ?? '';
}

function commentNames(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return words
    .filter((word) => !headings.has(word))
    .map((word) => shortNames.get(word) ?? constantKey(word));
}
