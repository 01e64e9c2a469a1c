import { maxFactor } from '#core/charts/chart.ts';
import { types } from '#core/charts/type.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { plainId, titleCase } from '#core/ownGames/typeName.ts';
import { parseFactor } from './factorText.ts';
import { parseFactorPhrase } from './factorWords.ts';
import { csvKey } from './listCsv.ts';
import {
  entriesOf,
  type LiteralEntry,
  type LiteralFile,
  type LiteralTable,
  maxEntries,
  nestedLiterals,
  otherChartsThan,
  warnAboutOtherCharts,
  warnAboutUnnamed,
} from './literalFile.ts';
import type { RowSide } from './rowSide.ts';

/** A row of a table, such as `fire: { grass: 2 }`. */
type Row = LiteralEntry & {
  /** The object with the cells. */
  object: Literal;
  /** The factors by type; may be empty. */
  cells: LiteralEntry[];
  /** Other fields of the row with an object of types and factors. */
  otherTables: LiteralEntry[];
};

const officialTypes: ReadonlySet<string> = new Set(types);

/** The object of the file with the most factors by type and type, and the others; undefined if it has none. */
export function findMatchupObject({
  roots,
}: LiteralFile): Pick<LiteralTable, 'table' | 'otherCharts'> | undefined {
  const tables = nestedLiterals(roots)
    .map((literal) => ({ literal, size: tableSize(literal) }))
    .filter(({ size }) => size > 0);
  const [first, ...others] = tables;
  if (!first) return undefined;
  const { literal: table } = others.reduce(
    (best, each) => (each.size > best.size ? each : best),
    first,
  );
  const charts = tables.map(({ literal }) => literal);
  return { table, otherCharts: otherChartsThan(table, charts) };
}

/** The number of factors in a table; 0 if the literal is no table. */
function tableSize(literal: Literal): number {
  const entries = entriesOf(literal);
  if (entries.length > maxEntries) return 0;
  const rows = findRows(literal, false);
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

/**
 * The rows of a table. The factors of a row can be in one of its fields: in the one with the most
 * types. Some of the factors can be unknown if the table is known, as `isTable` says.
 */
function findRows(literal: Literal, isTable: boolean): Row[] {
  const entries = entriesOf(literal);
  let rowKeys: ReadonlySet<string> | undefined;
  function countTypes(cells: readonly LiteralEntry[]): number {
    rowKeys ??= new Set(entries.map(({ key }) => plainId(key)));
    const keys = rowKeys;
    const cellKeys = cells.map(({ key }) => plainId(key));
    return cellKeys.filter((key) => keys.has(key) || officialTypes.has(key)).length;
  }
  const isRow = (cells: readonly LiteralEntry[]) =>
    areCells(cells) ||
    (isTable && countTypes(cells) * 2 > cells.length && cells.some(({ value }) => isFactor(value)));
  return entries.flatMap((entry): Row[] => {
    const { value: object } = entry;
    if (object.kind === 'object' && object.fields.length === 0) {
      return [{ ...entry, object, cells: [], otherTables: [] }];
    }
    const inner = entriesOf(object);
    const fields = inner.map((field) => ({ field, cells: entriesOf(field.value) }));
    const [first, ...others] = [{ field: entry, cells: inner }, ...fields].filter(({ cells }) =>
      isRow(cells),
    );
    if (!first) return [];
    const best = others.reduce(
      (best, each) => (countTypes(each.cells) > countTypes(best.cells) ? each : best),
      first,
    );
    const otherTables = [first, ...others]
      .filter((each) => each !== best && countTypes(each.cells) * 2 > each.cells.length)
      .map(({ field }) => field);
    return [{ ...entry, object: best.field.value, cells: best.cells, otherTables }];
  });
}

function areCells(entries: readonly LiteralEntry[]): boolean {
  const factors = entries.filter(({ value }) => isFactor(value));
  return factors.length > 0 && factors.length * 5 >= entries.length * 4;
}

function isFactor(literal: Literal): boolean {
  return parseCell(literal) !== undefined;
}

/** The number of a cell, which can be a number, a text such as `½`, or words such as `noEffect`. */
function parseCell(literal: Literal): number | undefined {
  if (literal.kind !== 'value') return undefined;
  const { value } = literal;
  if (typeof value === 'number') return value >= 0 ? value : undefined;
  if (typeof value !== 'string' || value === '') return undefined;
  return parseFactor(value) ?? parseFactorPhrase(value);
}

/**
 * The chart of an object of types with objects of types and factors. The outer types are those of
 * `rowSide`. Numbers above 8 are percent, or tenths if none is above 40.
 */
export function readMatchupObject(
  literals: LiteralTable,
  rowSide: RowSide,
  report: ImportReport,
): SourceChart {
  const { name: file, table, lineAt } = literals;
  const chart = createSourceChart(file);
  const rows = findRows(table, true);
  const numbers = rows.flatMap(({ cells }) => cells.flatMap(({ value }) => parseCell(value) ?? []));
  const scale = findScale(numbers.reduce((max, number) => Math.max(max, number), 0));
  const addType = ({ key, at }: LiteralEntry) =>
    addSourceType(chart, { key: csvKey(key), name: titleCase(key), line: lineAt(at) }).key;
  const rowOffsets = new Set(rows.map(({ at }) => at));
  for (const { key, at } of entriesOf(table).filter((entry) => !rowOffsets.has(entry.at))) {
    report.warn('unknownKey', file, lineAt(at), key);
  }
  warnAboutOtherCharts(literals, report);
  warnAboutUnnamed(table, file, lineAt, report);
  for (const row of rows) {
    const { key, at } = row;
    if (chart.types.has(csvKey(key))) report.warn('repeatedType', file, lineAt(at), key);
    addType(row);
    warnAboutUnnamed(row.object, file, lineAt, report);
  }
  const otherNames = new Map(
    rows.flatMap(({ otherTables }) => otherTables.map(({ key, at }) => [key, at] as const)),
  );
  for (const [name, at] of otherNames) report.warn('unknownKey', file, lineAt(at), name);
  for (const row of rows) {
    const rowKey = addType(row);
    for (const cell of row.cells) {
      const number = parseCell(cell.value);
      const factor = number === undefined ? undefined : number / scale;
      const cellKey = addType(cell);
      const pair =
        rowSide === 'attacking' ? ([rowKey, cellKey] as const) : ([cellKey, rowKey] as const);
      const earlier = getSourceFactor(chart, ...pair);
      if (factor === undefined || factor > maxFactor) {
        report.warn('unknownFactor', file, lineAt(cell.at), `${row.key}, ${cell.key}`);
        continue;
      }
      if (earlier !== undefined && earlier !== factor) {
        report.warn('contradiction', file, lineAt(cell.at), `${row.key}, ${cell.key}`);
      }
      setSourceFactor(chart, ...pair, factor);
    }
  }
  return chart;
}

function findScale(max: number): number {
  if (max <= maxFactor) return 1;
  return max > 40 ? 100 : 10;
}
