import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { LogLine } from './logSections.ts';

/** The factors by the words of FVX. */
const factors: ReadonlyMap<string, number> = new Map([
  ['Imm', 0],
  ['nve', 0.5],
  ['---', 1],
  ['SE!', 2],
]);

/** A row of the table: its attacking type, and a cell for each defending type. */
const rowPattern = /^([A-Z]{2,20}) *\|(.{3,200})\|$/;

/**
 * Puts the factors of the table of FVX into the chart. The columns have only the first three letters of their types, but
 * the order of the rows. Returns whether the table is complete; else the chart stays as it is, and each row that is not
 * understood is a warning.
 */
export function readLogChart(
  lines: readonly LogLine[],
  chart: SourceChart,
  report: ImportReport,
): boolean {
  const rows = lines.flatMap(({ text, line }) => {
    const [, type = '', cells = ''] = rowPattern.exec(text) ?? [];
    return type ? [{ type: type.toLowerCase(), words: cells.split('|'), text, line }] : [];
  });
  const broken = rows.filter(
    ({ words }) => words.length !== rows.length || !words.every((word) => factors.has(word)),
  );
  for (const { text, line } of broken) report.warn('unknownLine', chart.file, line, text);
  if (rows.length === 0 || broken.length > 0) return false;
  for (const { type } of rows) addSourceType(chart, { key: type });
  for (const { type, words } of rows) {
    for (const [column, word] of words.entries()) {
      setSourceFactor(chart, type, rows[column]!.type, factors.get(word)!);
    }
  }
  return true;
}
