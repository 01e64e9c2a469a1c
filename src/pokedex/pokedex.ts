import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { download, type Progress } from '#browser/download.ts';
import type { Dex } from '#engine/game.ts';
import { type Generation, isGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { type GameLists, parseGameLists, pokemonOf } from './gameLists.ts';
import { memoizeLatest } from './memoizeLatest.ts';
import { type Pokemon, parsePokedex } from './pokemon.ts';
import { type Searchable, searchablesIn } from './searchable.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The download of the whole Pokédex; the component re-renders when its state changes. */
export function usePokedex(): Progress<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

type ListsProgress = Progress<GameLists | undefined>;

const noLists = createStore<ListsProgress>({ state: 'done', value: undefined });

// Downloaded when the first game is chosen.
let gameLists: ReadableStore<ListsProgress> | undefined;

function gameListsFor(generation: Generation): ReadableStore<ListsProgress> {
  if (!isGame(generation)) return noLists;
  gameLists ??= download(`${import.meta.env.BASE_URL}games.json`, parseGameLists);
  return gameLists;
}

/** The download of the lists of the games; without a game there are none. */
function useGameLists(generation: Generation): ListsProgress {
  const { subscribe, get } = gameListsFor(generation);
  return useSyncExternalStore(subscribe, get);
}

/** The Pokémon of the settings' generation or game. */
export type PokedexInUse = {
  state: Progress<unknown>['state'];
  /** Every Pokémon, also of other generations; undefined until it is loaded. */
  pokedex: readonly Pokemon[] | undefined;
  /** The generation's Pokémon with their typing in it; none until they are loaded. */
  searchables: readonly Searchable[];
  /** Those of the chosen list of the game; all if there is no game. */
  listed: readonly Searchable[];
};

/** The Pokémon to search and to list; the same object until the settings or a download change. */
export function useSearchables({
  generation,
  dex = 'all',
}: Pick<Settings, 'generation' | 'dex'>): PokedexInUse {
  const pokedex = usePokedex();
  const lists = useGameLists(generation);
  return pokedexInUse(generation, dex, pokedex, lists);
}

const pokedexInUse = memoizeLatest(
  (
    generation: Generation,
    dex: Dex,
    pokedex: Progress<readonly Pokemon[]>,
    lists: ListsProgress,
  ): PokedexInUse => {
    const all = pokedex.state === 'done' ? pokedex.value : undefined;
    if (!all) return { state: pokedex.state, pokedex: undefined, searchables: [], listed: [] };
    if (lists.state !== 'done') {
      return { state: lists.state, pokedex: all, searchables: [], listed: [] };
    }
    if (!lists.value || !isGame(generation)) {
      const searchables = searchablesIn(generation, all);
      return { state: 'done', pokedex: all, searchables, listed: searchables };
    }
    if (lists.value.entries !== all.length) {
      console.warn(`The lists of the games are for ${lists.value.entries} Pokémon`);
      return { state: 'failed', pokedex: all, searchables: [], listed: [] };
    }
    const inGame = pokemonOf(lists.value, generation, 'all', all);
    const inList = pokemonOf(lists.value, generation, dex, all);
    const searchables = searchablesIn(generation, all, inGame);
    const listed = searchables.filter(({ pokemon }) => inList.has(pokemon));
    return { state: 'done', pokedex: all, searchables, listed };
  },
);
