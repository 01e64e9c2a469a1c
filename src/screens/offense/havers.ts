import { useMemo } from 'react';
import type { Typing } from '#engine/type.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import type { Searchable } from '#pokedex/search.ts';

/** The Pokémon of a typing, in the Pokédex's order. */
export type Havers = (typing: Typing) => readonly Pokemon[];

/** Who has which typing. */
export function useHavers(searchables: readonly Searchable[]): Havers {
  return useMemo(() => {
    const having = new Map<string, Pokemon[]>();
    for (const { pokemon, typing } of searchables) {
      const others = having.get(keyOf(typing));
      if (others) others.push(pokemon);
      else having.set(keyOf(typing), [pokemon]);
    }
    return (typing) => having.get(keyOf(typing)) ?? [];
  }, [searchables]);
}

/** The typings that most Pokémon have come first. */
export function commonFirst(typings: readonly Typing[], havers: Havers): Typing[] {
  return typings.toSorted((one, other) => havers(other).length - havers(one).length);
}

function keyOf(typing: Typing): string {
  return [...typing].sort().join();
}
