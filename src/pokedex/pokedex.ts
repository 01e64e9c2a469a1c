import { useSyncExternalStore } from 'react';
import { download, type Progress } from '#browser/download.ts';
import { type Pokemon, parsePokedex } from './pokemon.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The whole Pokédex as far as it has arrived; the component follows. */
export function usePokedex(): Progress<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.progress);
}
