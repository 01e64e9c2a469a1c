import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { type DownloadState, download } from '#browser/download.ts';
import { gameOf, type Ruleset } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { type GameLists, parseGameLists } from './gameLists.ts';
import { parsePokedex } from './parsePokedex.ts';
import { type PokedexInUse, pokedexInUse } from './pokedexInUse.ts';
import type { Pokemon } from './pokemon.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The download of the whole Pokédex; the component rerenders when its state changes. */
export function usePokedexDownload(): DownloadState<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

const noLists = createStore<DownloadState<GameLists | undefined>>({
  state: 'done',
  value: undefined,
});

// Downloaded when the first game is chosen.
let gameLists: ReadableStore<DownloadState<GameLists | undefined>> | undefined;

function gameListsFor(ruleset: Ruleset): ReadableStore<DownloadState<GameLists | undefined>> {
  if (!gameOf(ruleset)) return noLists;
  gameLists ??= download(`${import.meta.env.BASE_URL}games.json`, parseGameLists);
  return gameLists;
}

/** The download of the lists of the games; its value is undefined if no game is chosen. */
function useGameLists(ruleset: Ruleset): DownloadState<GameLists | undefined> {
  const { subscribe, get } = gameListsFor(ruleset);
  return useSyncExternalStore(subscribe, get);
}

/** The Pokémon of the settings; the same object until the settings or a download change. */
export function usePokedex({
  ruleset,
  dex = 'all',
}: Pick<Settings, 'ruleset' | 'dex'>): PokedexInUse {
  const pokedex = usePokedexDownload();
  const lists = useGameLists(ruleset);
  return pokedexInUse(ruleset, dex, pokedex, lists);
}
