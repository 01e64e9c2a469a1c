import { maxFactor } from '#engine/chart.ts';
import { types } from '#engine/type.ts';
import type { ImportReport } from '#ownGame/import/importReport.ts';
import type { Literal } from '#ownGame/import/jsLiteral.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#ownGame/import/sourceChart.ts';
import { plainId, titleCase } from '#ownGame/typeName.ts';
import { parseFactor } from './factorText.ts';
import { parseFactorWords } from './factorWords.ts';
import { csvKey } from './listCsv.ts';
import {
  entriesOf,
  type LiteralEntry,
  type LiteralFile,
  type LiteralTable,
  maxEntries,
  nestedLiterals,
} from './literalFile.ts';
import type { RowSide } from './rowSide.ts';

/** A row of a table, such as `fire: { grass: 2 }`; `cells` may be empty. */
type Row = LiteralEntry & { cells: LiteralEntry[] };

const officialTypes: ReadonlySet<string> = new Set(types);

/** The object of the file with the most factors by type and type; undefined if it has none. */
export function findMatchupObject({ roots }: LiteralFile): Literal | undefined {
  const tables = nestedLiterals(roots).map((literal) => ({ literal, size: tableSize(literal) }));
  const largest = tables.reduce(
    (best, each) => (each.size > (best?.size ?? 0) ? each : best),
    tables[0],
  );
  return largest && largest.size > 0 ? largest.literal : undefined;
}

/** The number of factors in a table; 0 if the literal is no table. */
function tableSize(literal: Literal): number {
  const entries = entriesOf(literal);
  if (entries.length > maxEntries) return 0;
  const rows = findRows(literal);
  const cellKeys = rows.flatMap(({ cells }) => cells.map(({ key }) => plainId(key)));
  const rowKeys = entries.map(({ key }) => plainId(key));
  const isTable = rows.length > 1 && rows.length * 2 > entries.length;
  return isTable && areTypes(cellKeys, rowKeys) && areTypes(rowKeys, cellKeys)
    ? cellKeys.length
    : 0;
}

/** Whether more than half of the keys are official types, or types of the other side of the table. */
function areTypes(keys: readonly string[], otherKeys: readonly string[]): boolean {
  const others = new Set(otherKeys);
  return keys.filter((key) => others.has(key) || officialTypes.has(key)).length * 2 > keys.length;
}

/** The rows of a table; the factors of a row can be in one of its fields. */
function findRows(literal: Literal): Row[] {
  return entriesOf(literal).flatMap((entry) => {
    const inner = entriesOf(entry.value);
    const isEmpty = entry.value.kind === 'object' && inner.length === 0;
    const cells = isEmpty
      ? []
      : [inner, ...inner.map(({ value }) => entriesOf(value))].find(areCells);
    return cells ? [{ ...entry, cells }] : [];
  });
}

function areCells(entries: readonly LiteralEntry[]): boolean {
  const factors = entries.filter(({ value }) => parseCell(value) !== undefined);
  return factors.length > 0 && factors.length * 5 >= entries.length * 4;
}

/** The number of a cell, which can be a number, a text such as `½`, or words such as `noEffect`. */
function parseCell(literal: Literal): number | undefined {
  if (literal.kind !== 'value') return undefined;
  const { value } = literal;
  if (typeof value === 'number') return value >= 0 ? value : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  return parseFactor(value) ?? parseFactorWords(value);
}

/**
 * The chart of an object of types with objects of types and factors. The outer types are those of
 * `rowSide`. Numbers above 8 are percent, or tenths if none is above 40.
 */
export function readMatchupObject(
  { name: file, table, lineAt }: LiteralTable,
  rowSide: RowSide,
  report: ImportReport,
): SourceChart {
  const chart = createSourceChart(file);
  const rows = findRows(table);
  const numbers = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => parseCell(value) ?? []));
  const scale = findScale(numbers.reduce((max, number) => Math.max(max, number), 0));
  const addType = ({ key, at }: LiteralEntry) =>
    addSourceType(chart, { key: csvKey(key), name: titleCase(key), line: lineAt(at) }).key;
  const rowOffsets = new Set(rows.map(({ at }) => at));
  for (const { key, at } of entriesOf(table).filter((entry) => !rowOffsets.has(entry.at))) {
    report.warn('unknownKey', file, lineAt(at), key);
  }
  for (const row of rows) addType(row);
  for (const row of rows) {
    const rowKey = addType(row);
    for (const cell of row.cells) {
      const number = parseCell(cell.value);
      const factor = number === undefined ? undefined : number / scale;
      const cellKey = addType(cell);
      if (factor === undefined || factor > maxFactor) {
        report.warn('unknownFactor', file, lineAt(cell.at), `${row.key}, ${cell.key}`);
      } else if (rowSide === 'attacking') setSourceFactor(chart, rowKey, cellKey, factor);
      else setSourceFactor(chart, cellKey, rowKey, factor);
    }
  }
  return chart;
}

function findScale(max: number): number {
  if (max <= maxFactor) return 1;
  return max > 40 ? 100 : 10;
}
