import { tags } from '#core/pokedex/pokemon.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { Candidate } from './candidates.ts';

/** The kinds of suggestions. */
export const suggestionKinds = ['pokemon', 'typings'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

const filters = ['single', 'unevolved', ...tags] as const;
export type SuggestionFilter = (typeof filters)[number];

/** Returns the groups of candidates that the player can include or leave out. */
export function filtersOf(kind: SuggestionKind): readonly SuggestionFilter[] {
  return kind === 'typings' ? ['single'] : filters;
}

/** Whether a candidate belongs to the group of a filter. */
export function matchesFilter(
  filter: SuggestionFilter,
  { target, pokemon }: Candidate,
  ruleset: Ruleset,
): boolean {
  if (filter === 'single') return target.typing.length === 1;
  if (filter === 'unevolved') {
    return pokemon?.evolvesIn !== undefined && existsIn(ruleset, pokemon.evolvesIn);
  }
  return pokemon?.tags?.includes(filter) ?? false;
}
