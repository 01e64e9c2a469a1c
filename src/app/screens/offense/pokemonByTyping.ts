import { useMemo } from 'react';
import type { Typing } from '#core/charts/type.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';

/** Returns the Pokémon of a typing, in the Pokédex's order. */
export type GetPokemonOfTyping = (typing: Typing) => readonly Pokemon[];

/** Returns a function that finds the Pokémon of a typing, whatever the order of its types. */
export function useGetPokemonOfTyping(searchables: readonly Searchable[]): GetPokemonOfTyping {
  return useMemo(() => {
    const byTyping = new Map<string, Pokemon[]>();
    for (const { pokemon, typing } of searchables) {
      const group = byTyping.get(keyOf(typing));
      if (group) group.push(pokemon);
      else byTyping.set(keyOf(typing), [pokemon]);
    }
    return (typing) => byTyping.get(keyOf(typing)) ?? [];
  }, [searchables]);
}

/** Sorts the typings by their number of Pokémon, highest first. */
export function sortByFrequency(
  typings: readonly Typing[],
  getPokemon: GetPokemonOfTyping,
): Typing[] {
  return typings.toSorted((one, other) => getPokemon(other).length - getPokemon(one).length);
}

function keyOf(typing: Typing): string {
  return [...typing].sort().join();
}
