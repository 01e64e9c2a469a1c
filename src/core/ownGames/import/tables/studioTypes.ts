import { maxFactor } from '#core/charts/chart.ts';
import { parseColor } from '#core/ownGames/colors/color.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import { findField, textOfLiteral } from '#core/ownGames/import/showdown/showdownTable.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { csvKey } from './listCsv.ts';
import { type LiteralTables, warnAboutBroken } from './literalFile.ts';

/** The chart of types of Pokémon Studio, which have the factors of their attacks. */
export function readStudioTypes(
  files: readonly LiteralTables[],
  report: ImportReport,
): SourceChart {
  const chart = createSourceChart(files[0]!.name);
  for (const each of files) warnAboutBroken(each, report);
  const allTypes = files.flatMap(({ name: file, tables, lineAt }) =>
    tables.map((type) => ({
      file,
      lineAt,
      type,
      number: numberOf(findField(type, 'id')) ?? Number.MAX_SAFE_INTEGER,
      symbol: textOfLiteral(findField(type, 'dbSymbol')) ?? '',
    })),
  );
  // The files are opened in the order of their names; the games number the types.
  allTypes.sort((one, other) => one.number - other.number);
  for (const { file, lineAt, type, symbol } of allTypes) {
    const line = lineAt(type.at);
    const key = csvKey(symbol);
    if (chart.types.has(key)) report.warn('repeatedType', file, line, symbol);
    const color = parseColor(textOfLiteral(findField(type, 'color')) ?? '');
    addSourceType(chart, { key, name: titleCase(symbol), color, line });
  }
  for (const { file, lineAt, type, symbol } of allTypes) {
    const damageTo = findField(type, 'damageTo');
    for (const cell of damageTo?.kind === 'list' ? damageTo.items : []) {
      const line = lineAt(cell.at);
      const defending = textOfLiteral(findField(cell, 'defensiveType')) ?? '';
      const factor = numberOf(findField(cell, 'factor'));
      if (!chart.types.has(csvKey(defending))) report.warn('unknownType', file, line, defending);
      else if (factor === undefined || factor < 0 || factor > maxFactor) {
        report.warn('unknownFactor', file, line, `${symbol}, ${defending}`);
      } else setSourceFactor(chart, csvKey(symbol), csvKey(defending), factor);
    }
  }
  return chart;
}

function numberOf(literal: Literal | undefined): number | undefined {
  const value = literal?.kind === 'value' ? literal.value : undefined;
  return typeof value === 'number' ? value : undefined;
}
