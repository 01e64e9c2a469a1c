import { fold } from '#pokedex/fold.ts';
import type { KeptTeam } from '#saved/keptTeam.ts';

export const keptTeamSorts = ['own', 'name', 'changed'] as const;
export type KeptTeamSort = (typeof keptTeamSorts)[number];

/** Returns the teams whose names contain every word of the query, in the order of the sort. */
export function listTeams(
  teams: readonly KeptTeam[],
  query: string,
  sort: KeptTeamSort,
  language: string,
): readonly KeptTeam[] {
  const words = fold(query).split(/\s+/);
  const matches = teams.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return matches.toSorted((one, other) => compare(one.name, other.name));
  }
  if (sort === 'changed') return matches.toSorted((one, other) => other.changed - one.changed);
  return matches;
}
