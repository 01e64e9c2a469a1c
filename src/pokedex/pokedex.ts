import { useMemo, useSyncExternalStore } from 'react';
import { download, type Progress } from '#browser/download.ts';
import type { Generation } from '#engine/generation.ts';
import { type Pokemon, parsePokedex, pokemonIn, typingIn } from './pokemon.ts';
import type { Searchable } from './search.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The download of the whole Pokédex; the component re-renders when its state changes. */
export function usePokedex(): Progress<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

/** The Pokédex, and the generation's Pokémon with their typing in it; none until it is loaded. */
export function useSearchables(generation: Generation): {
  state: Progress<unknown>['state'];
  pokedex: readonly Pokemon[] | undefined;
  searchables: readonly Searchable[];
} {
  const progress = usePokedex();
  const pokedex = progress.state === 'done' ? progress.value : undefined;
  const searchables = useMemo(
    () =>
      pokemonIn(generation, pokedex ?? []).map((pokemon) => ({
        pokemon,
        typing: typingIn(generation, pokemon),
      })),
    [generation, pokedex],
  );
  return { state: progress.state, pokedex, searchables };
}
