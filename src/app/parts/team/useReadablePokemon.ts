import { useMemo } from 'react';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import type { MemberResolver } from './useMemberResolver.ts';

/**
 * Returns the Pokémon as which sets can be read; undefined until they are loaded. An own game may lack Pokémon; otherwise
 * the heading of a team can have another generation.
 */
export function useReadablePokemon({
  settings: { ruleset },
  pokedex,
  searchables,
}: Pick<MemberResolver, 'settings' | 'pokedex' | 'searchables'>): readonly Pokemon[] | undefined {
  return useMemo(
    () => (isOwnGame(ruleset) ? searchables.map(({ pokemon }) => pokemon) : pokedex),
    [ruleset, searchables, pokedex],
  );
}
