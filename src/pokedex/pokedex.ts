import { useMemo, useSyncExternalStore } from 'react';
import { download, type Progress } from '#browser/download.ts';
import type { Generation } from '#engine/generation.ts';
import { type Pokemon, parsePokedex, pokemonIn, typingIn } from './pokemon.ts';
import type { Searchable } from './search.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The whole Pokédex as far as it has arrived; the component follows. */
export function usePokedex(): Progress<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

/** The Pokédex, and the Pokémon of the generation with their typing then; none until it arrives. */
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
