import Papa from 'papaparse';
import { ImportError } from '#ownGame/import/importError.ts';
import type { SourceFile } from '#ownGame/import/sourceFile.ts';

/** A row of a table; `line` is counted from 1. */
export type CsvRow = { line: number; cells: string[] };

const delimiters = [',', ';', '\t', '|'];
const maxLines = 20_000;
const maxColumns = 500;

/** The rows of a CSV text that are not blank. Throws `brokenSyntax` for a quote without end. */
export function readCsvRows({ name, text }: SourceFile): CsvRow[] {
  const [line = '', separator] = /^"?sep=([^"\n])"?(?:\n|$)/i.exec(text) ?? [];
  const content = text.slice(line.length);
  const firstLine = line ? 2 : 1;
  return parseRows(content, separator ?? detectDelimiter(content), firstLine, name);
}

/** The delimiter that splits the first rows into the most cells. */
function detectDelimiter(text: string): string {
  const beginning = text.slice(0, 20_000);
  const counts = delimiters.map((delimiter) => {
    let count = 0;
    Papa.parse<string[]>(beginning, {
      delimiter,
      newline: '\n',
      preview: 3,
      step: ({ data }) => {
        count = Math.max(count, data.length);
      },
    });
    return { delimiter, count };
  });
  // A comma can be the decimal sign of a list between other delimiters.
  const [comma, ...others] = counts;
  const best = others.reduce((best, each) => (each.count > best.count ? each : best));
  return best.count > 2 && best.count + 2 > comma!.count ? best.delimiter : comma!.delimiter;
}

function parseRows(text: string, delimiter: string, firstLine: number, file: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let isTooLarge = false;
  let brokenLine: number | undefined;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors }, parser) {
      const cells = data.map((cell) => cell.trim());
      if (errors.length > 0) brokenLine ??= line;
      if (cells.some(Boolean)) rows.push({ line, cells });
      // A cell in quotes can have several lines.
      line += 1 + data.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      isTooLarge = line > maxLines || cells.length > maxColumns;
      if (isTooLarge || brokenLine !== undefined) parser.abort();
    },
  });
  if (brokenLine !== undefined) throw new ImportError('brokenSyntax', { file, line: brokenLine });
  if (isTooLarge) throw new ImportError('unknownFormat', { file });
  return rows;
}
