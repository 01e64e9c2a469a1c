import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { SourcePokemon } from '#core/ownGames/import/sourceChart.ts';
import { formatLogName } from './logName.ts';
import type { LogLine } from './logSections.ts';

/** A Pokémon of a log with the abilities that the log names. */
export type LogPokemon = SourcePokemon & { abilities: readonly string[] };

/** A cell without an ability: empty or only dashes. */
const noAbility = /^-*$/;

/**
 * The Pokémon of the table of types and abilities. Each version has other columns, and the titles are narrower than
 * the cells, so a column is found by its title and its number.
 */
export function readLogTypings(
  lines: readonly LogLine[],
  file: string,
  report: ImportReport,
): LogPokemon[] {
  let titles: readonly string[] | undefined;
  return lines.flatMap(({ text, line }) => {
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.includes('NAME') && cells.includes('TYPE')) {
      titles = cells;
      return [];
    }
    const cellOf = (title: string) => cells[titles?.indexOf(title) ?? -1] ?? '';
    const name = formatLogName(cellOf('NAME'), cellOf('NUM'));
    const types = cellOf('TYPE').split('/').filter(Boolean);
    if (!titles || cells.length < 3 || name === '' || types.length === 0) {
      report.warn('unknownLine', file, line, text);
      return [];
    }
    const abilities = titles.flatMap((title, column) => {
      const ability = /ABILITY/.test(title) ? (cells[column] ?? '') : '';
      return noAbility.test(ability) ? [] : ability;
    });
    return { name, types, file, line, abilities: [...new Set(abilities)] };
  });
}
