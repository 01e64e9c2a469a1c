import { maxFactor } from '#core/charts/chart.ts';
import { types } from '#core/charts/type.ts';
import type { CsvRow } from '#core/formats/csv/csvRows.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { plainId, removeInvisible } from '#core/ownGames/typeName.ts';
import { isNumeric, parseFactor } from './factorText.ts';

/** The names of types by number, as veekun's `types.csv` has them. */
export type TypeNumbers = ReadonlyMap<string, string>;

/** The numbers that veekun and PokéAPI give the official types. */
const officialNumbers: TypeNumbers = new Map(
  types.map((type, index) => [String(index + 1), type] as const),
);

/** Whether the rows are a list `attacking,defending,factor`, with or without a header. */
export function isListCsv(rows: readonly CsvRow[]): boolean {
  const widths = new Set(rows.map(({ cells }) => countCells(cells)));
  if (widths.size !== 1 || !widths.has(3) || rows.length < 2) return false;
  const body = rows.slice(1);
  const factorCount = body.filter(({ cells }) => isFactor(cells[2]!)).length;
  const nameCount = body.filter(
    ({ cells }) => !isNumeric(cells[0]!) && !isNumeric(cells[1]!),
  ).length;
  const isNumbered = body.every(({ cells }) => isNumber(cells[0]!) && isNumber(cells[1]!));
  return factorCount * 2 > body.length && (nameCount * 2 > body.length || isNumbered);
}

/** The numbers and identifiers of veekun's `types.csv`; undefined if the rows are another file. */
export function readTypeNumbers(rows: readonly CsvRow[]): TypeNumbers | undefined {
  const header = rows[0]?.cells;
  if (header?.[0] !== 'id' || header[1] !== 'identifier') return undefined;
  return new Map(rows.slice(1).map(({ cells }) => [cells[0]!, cells[1] ?? '']));
}

/**
 * The chart of a list of attacking type, defending type and factor; if one factor is above 8, all are
 * percent. Types are names, or numbers of `types.csv` or else of veekun. If rows contradict each other,
 * the last one counts.
 */
export function readListCsv(
  file: string,
  rows: readonly CsvRow[],
  numbers: TypeNumbers | undefined,
  report: ImportReport,
): SourceChart {
  const chart = createSourceChart(file);
  const hasHeader = !isFactor(rows[0]!.cells[2]!);
  const body = hasHeader ? rows.slice(1) : rows;
  const scale = percentScale(body.map(({ cells }) => cells[2]!));
  const isNumbered = body.every(({ cells }) => isNumber(cells[0]!) && isNumber(cells[1]!));
  const nameOf = (cell: string) =>
    isNumbered ? ((numbers ?? officialNumbers).get(cell) ?? cell) : cell;
  for (const [number, name] of (isNumbered && numbers) || []) {
    // veekun gives numbers from 10001 on to types that no Pokémon has.
    addSourceType(chart, { key: plainId(name) || name, name, isPseudo: Number(number) > 10_000 });
  }
  for (const { line, cells } of body) {
    const [attacking, defending] = cells.slice(0, 2).map((cell) => {
      const name = nameOf(cell);
      return addSourceType(chart, { key: csvKey(name), name, line }).key;
    });
    const factor = parseScaledFactor(cells[2]!, scale);
    if (factor === undefined) {
      report.warn('unknownFactor', file, line, cells[2]);
      continue;
    }
    const earlier = getSourceFactor(chart, attacking!, defending!);
    if (earlier !== undefined) {
      const code = earlier === factor ? 'repeatedRow' : 'contradiction';
      report.warn(code, file, line, cells.join(', '));
    }
    setSourceFactor(chart, attacking!, defending!, factor);
  }
  return chart;
}

/** The key of a type's name: names that differ only in capitals, spaces and invisible characters are one type. */
export function csvKey(name: string): string {
  return removeInvisible(name).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** 100 if the cells are percent without a sign, because a factor is at most 8; otherwise 1. */
export function percentScale(cells: readonly string[]): number {
  return cells.some((cell) => (parseFactor(cell) ?? 0) > maxFactor) ? 100 : 1;
}

/**
 * The factor of a cell, 0 to 8; undefined for any other text. `scale` is the result of
 * `percentScale`.
 */
export function parseScaledFactor(cell: string, scale: number): number | undefined {
  const number = parseFactor(cell);
  if (number === undefined) return undefined;
  // Cells without digits, such as a dash or `½`, are never percent.
  const isScaled = scale === 1 || cell.includes('%') || !/\d/.test(cell);
  const factor = isScaled ? number : number / scale;
  return factor <= maxFactor ? factor : undefined;
}

function isFactor(cell: string): boolean {
  return cell !== '' && parseFactor(cell) !== undefined;
}

function isNumber(cell: string): boolean {
  return /^\d{1,6}$/.test(cell);
}

/** The number of cells without empty ones at the end. */
function countCells(cells: readonly string[]): number {
  return cells.findLastIndex(Boolean) + 1;
}
