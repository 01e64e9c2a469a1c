import type { CsvRow } from '#core/formats/csv/csvRows.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { isNumeric, parseFactor } from './factorText.ts';
import { csvKey, parseScaledFactor, percentScale } from './listCsv.ts';
import type { RowSide } from './rowSide.ts';

/** Whether the rows are a table of factors: names in the first row and in the first column. */
export function isMatrixCsv(rows: readonly CsvRow[]): boolean {
  const [header, ...body] = rows;
  if (!header || body.length === 0) return false;
  const names = header.cells.slice(1).filter(Boolean);
  if (names.length === 0 || names.some(isNumeric)) return false;
  const cells = body.flatMap((row) => row.cells.slice(1, header.cells.length));
  const factors = cells.filter((cell) => parseFactor(cell) !== undefined);
  const hasNumber = cells.some((cell) => /[\d½¼]/.test(cell));
  const rowNames = body.filter(({ cells: [name = ''] }) => !isNumeric(name));
  return hasNumber && factors.length * 10 >= cells.length * 8 && rowNames.length * 2 > body.length;
}

/**
 * The chart of a table. A type that only rows or only columns have exists only on that side. Throws
 * `wrongRow` for a row with more cells than the first.
 */
export function readMatrixCsv(
  file: string,
  rows: readonly CsvRow[],
  rowSide: RowSide,
  report: ImportReport,
): SourceChart {
  const [header, ...body] = rows;
  const chart = createSourceChart(file);
  const columns = header!.cells.slice(1).map(csvKey);
  const rowKeys = new Set(body.map(({ cells }) => csvKey(cells[0] ?? '')));
  const columnKeys = new Set(columns);
  const columnSide = rowSide === 'attacking' ? 'defending' : 'attacking';
  const scale = percentScale(body.flatMap(({ cells }) => cells.slice(1)));
  for (const [index, key] of columns.entries()) {
    if (key === '') continue;
    const name = header!.cells[index + 1]!;
    addSourceType(chart, {
      key,
      name,
      line: header!.line,
      ...(!rowKeys.has(key) && { side: columnSide }),
    });
  }
  const rowsRead = new Set<string>();
  for (const { line, cells } of body) {
    const [name = '', ...factors] = cells;
    const key = csvKey(name);
    if (factors.findLastIndex(Boolean) >= columns.length) {
      throw new ImportError('wrongRow', { file, line });
    }
    if (factors.length < columns.length) report.warn('shortRow', file, line, name);
    if (key === '') {
      report.warn('unknownLine', file, line);
      continue;
    }
    if (rowsRead.has(key)) report.warn('repeatedType', file, line, name);
    rowsRead.add(key);
    addSourceType(chart, { key, name, line, ...(!columnKeys.has(key) && { side: rowSide }) });
    for (const [index, column] of columns.entries()) {
      const cell = factors[index] ?? '';
      const factor = parseScaledFactor(cell, scale);
      if (column === '') continue;
      if (factor === undefined) report.warn('unknownFactor', file, line, cell);
      else if (rowSide === 'attacking') setSourceFactor(chart, key, column, factor);
      else setSourceFactor(chart, column, key, factor);
    }
  }
  return chart;
}
