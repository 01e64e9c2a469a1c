import Papa from 'papaparse';

/** A row of a CSV text, whose cells are trimmed; `row` and `line` are counted from 1. */
export type CsvRow = {
  row: number;
  /** The line at which the row begins, because a cell in quotes can have several lines. */
  line: number;
  cells: string[];
  /** Whether a quote in it has no end. */
  isBroken: boolean;
};

/** The characters that can stand between cells. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;

/** The rows that are not blank, up to the first for which `isEnd` is true. */
export function readCsvRows(
  text: string,
  delimiter: string,
  isEnd: (row: CsvRow, count: number) => boolean,
): CsvRow[] {
  const rows: CsvRow[] = [];
  let row = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    // `trim` below removes the \r of \r\n; Papa's guess would join lines in a file with mixed ends.
    newline: text.includes('\n') ? '\n' : '\r',
    step({ data, errors }, parser) {
      row++;
      const cells = data.map((cell) => cell.trim());
      const current = { row, line, cells, isBroken: errors.length > 0 };
      line += data.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
      if (cells.some(Boolean)) rows.push(current);
      if (isEnd(current, rows.length)) parser.abort();
    },
  });
  return rows;
}

/** Splits off a first line `sep=;`, which sets the separator for Excel. */
export function splitSeparatorLine(source: string): {
  text: string;
  separator: string | undefined;
} {
  const [line = '', separator] = /^\ufeff?"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i.exec(source) ?? [];
  return { text: source.slice(line.length), separator };
}
