import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { type SourcePokemon, sourceAbilities } from '#core/ownGames/import/sourceChart.ts';
import { formatLogName } from './logName.ts';
import type { LogLine } from './logSections.ts';

/** A cell without an ability, or with that of an earlier column: empty or only dashes. */
const noAbility = /^-*$/;

/** The titles of the columns of the first, the second and the hidden ability. */
const abilityTitles = [
  ['ABILITY1', 'ABILITY 1'],
  ['ABILITY2', 'ABILITY 2'],
  ['ABILITY3', 'H. ABILITY'],
] as const;

/**
 * The Pokémon of the table of types and abilities. Each version has other columns, and the titles are narrower than
 * the cells, so a column is found by its title and its number.
 */
export function readLogTypings(
  lines: readonly LogLine[],
  file: string,
  report: ImportReport,
): SourcePokemon[] {
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
    const abilities = abilityTitles.map((spellings) => spellings.map(cellOf).join(''));
    const named = abilities.map((ability) => (noAbility.test(ability) ? '' : ability));
    return { name, types, file, line, ...sourceAbilities(named) };
  });
}
