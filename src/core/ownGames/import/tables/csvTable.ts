import {
  type CsvRow,
  csvDelimiters,
  readCsvRows,
  splitSeparatorLine,
} from '#core/formats/csv/csvRows.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';

const maxLines = 20_000;
const maxColumns = 500;

/**
 * The rows of a CSV file that are not blank, without a title above them and without columns of numbers
 * or notes beside them. Throws `brokenSyntax` for a quote without end, and `unknownFormat` beyond 20,000
 * lines or 500 columns.
 */
export function readCsvTable({ name, text: source }: SourceFile): CsvRow[] {
  const { text, separator } = splitSeparatorLine(source);
  // The line `sep=;` counts.
  const lineOffset = text.length < source.length ? 1 : 0;
  const refusedRows: CsvRow[] = [];
  const rows = readCsvRows(text, separator ?? detectDelimiter(text), (row) => {
    const isRefused = row.isBroken || row.line > maxLines || row.cells.length > maxColumns;
    if (isRefused) refusedRows.push(row);
    return isRefused;
  });
  const [refusedRow] = refusedRows;
  if (refusedRow?.isBroken) {
    throw new ImportError('brokenSyntax', { file: name, line: refusedRow.line + lineOffset });
  }
  if (refusedRow) throw new ImportError('unknownFormat', { file: name });
  const lines = rows.map((row) => ({ ...row, line: row.line + lineOffset }));
  return withoutEdgeColumns(withoutTitle(lines));
}

/** The delimiter that splits the first rows into the most cells. */
function detectDelimiter(text: string): string {
  const beginning = text.slice(0, 20_000);
  const counts = csvDelimiters.map((delimiter) => {
    const rows = readCsvRows(beginning, delimiter, (row) => row.row === 3);
    return { delimiter, count: Math.max(0, ...rows.map(({ cells }) => cells.length)) };
  });
  // A comma can be the decimal sign of a list between other delimiters.
  const [comma, ...others] = counts;
  const best = others.reduce((best, each) => (each.count > best.count ? each : best));
  return best.count > 2 && best.count + 2 > comma!.count ? best.delimiter : comma!.delimiter;
}

/** The rows from the first with two cells on, without a title above them. */
function withoutTitle(rows: readonly CsvRow[]): CsvRow[] {
  const first = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  return first < 0 ? [] : rows.slice(first);
}

/**
 * The rows without columns at either end that have no title: numbers of the rows from 0 or 1 on, and
 * notes. A table has no title above the names of its rows, which are no numbers.
 */
function withoutEdgeColumns(rows: readonly CsvRow[]): CsvRow[] {
  const [header, ...body] = rows;
  if (!header) return [];
  const [title = '', ...others] = header.cells;
  const isIndex = (offset: number) =>
    body.every(({ cells }, index) => cells[0] === String(index + offset));
  const isIndexTitle = title === '' || /^(?:index|unnamed: 0)$/i.test(title);
  const start = isIndexTitle && others.some(Boolean) && (isIndex(0) || isIndex(1)) ? 1 : 0;
  const width = header.cells.findLastIndex(Boolean) + 1;
  const noteCount = header.cells.length - width;
  return rows.map(({ cells, ...row }) => {
    return { ...row, cells: [...cells.slice(start, width), ...cells.slice(width + noteCount)] };
  });
}
