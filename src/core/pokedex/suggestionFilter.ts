import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { Candidate } from './candidates.ts';
import { type Pokemon, tags } from './pokemon.ts';

/** The kinds of suggestions. */
export const suggestionKinds = ['pokemon', 'typings'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** The groups of Pokémon that are suggested only if the player includes them. */
export const pokemonGroups = ['unevolved', ...tags] as const;
export type PokemonGroup = (typeof pokemonGroups)[number];

export type SuggestionFilter = 'single' | PokemonGroup;

/** Returns the groups of candidates that the player can include or leave out. */
export function filtersOf(kind: SuggestionKind): readonly SuggestionFilter[] {
  return kind === 'typings' ? ['single'] : ['single', ...pokemonGroups];
}

/** Whether a candidate belongs to the group of a filter. */
export function matchesFilter(
  filter: SuggestionFilter,
  { target, pokemon }: Candidate,
  ruleset: Ruleset,
): boolean {
  if (filter === 'single') return target.typing.length === 1;
  return pokemon !== undefined && isInGroup(filter, pokemon, ruleset);
}

/** Whether the Pokémon belongs to the group; one whose evolution the game lacks is fully evolved there. */
export function isInGroup(group: PokemonGroup, pokemon: Pokemon, ruleset: Ruleset): boolean {
  if (group !== 'unevolved') return pokemon.tags?.includes(group) ?? false;
  return pokemon.evolvesIn !== undefined && existsIn(ruleset, pokemon.evolvesIn);
}
