import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { fold, foldName } from '#core/pokedex/names/fold.ts';

export const savedTeamSorts = ['own', 'name', 'changed'] as const;
export type SavedTeamSort = (typeof savedTeamSorts)[number];

/** Returns the teams whose names contain every word of the query, in the order of the sort. */
export function listTeams(
  teams: readonly SavedTeam[],
  query: string,
  sort: SavedTeamSort,
  language: string,
): readonly SavedTeam[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const matches = teams.filter(({ name }) => words.every((word) => foldName(name).includes(word)));
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return matches.toSorted((one, other) => compare(one.name, other.name));
  }
  if (sort === 'changed') return matches.toSorted((one, other) => other.changed - one.changed);
  return matches;
}
