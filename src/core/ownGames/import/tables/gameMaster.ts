import { maxFactor } from '#core/charts/chart.ts';
import { types } from '#core/charts/type.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { findField, textOfLiteral } from '#core/ownGames/import/showdown/showdownTable.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { plainId } from '#core/ownGames/typeName.ts';
import { type LiteralTables, warnAboutBroken } from './literalFile.ts';

/**
 * The chart of a game master: for each attacking type the factors on the official types, in the order of
 * the games. Throws `wrongRow` for a list of another length than that of the types.
 */
export function readGameMaster(master: LiteralTables, report: ImportReport): SourceChart {
  const { name: file, tables, lineAt } = master;
  const chart = createSourceChart(file);
  warnAboutBroken(master, report);
  for (const key of types) addSourceType(chart, { key });
  for (const scalar of tables) {
    const line = lineAt(scalar.at);
    const name = textOfLiteral(findField(scalar, 'attackType')) ?? '';
    const attacking = plainId(name.replace(/^POKEMON_TYPE_/, ''));
    const list = findField(scalar, 'attackScalar');
    const cells = list?.kind === 'list' ? list.items : [];
    if (cells.length !== types.length) throw new ImportError('wrongRow', { file, line });
    if (!chart.types.has(attacking)) {
      report.warn('unknownType', file, line, name);
      continue;
    }
    for (const [index, defending] of types.entries()) {
      const cell = cells[index]!;
      const value = cell.kind === 'value' ? cell.value : undefined;
      // 1.6 is written as a number of 32 bits: 1.60000002384185791015625.
      const factor = typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : -1;
      if (factor >= 0 && factor <= maxFactor) setSourceFactor(chart, attacking, defending, factor);
      else report.warn('unknownFactor', file, line, `${attacking}, ${defending}`);
    }
  }
  return chart;
}
