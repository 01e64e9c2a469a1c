import { useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '#browser/createStore.ts';
import { type DownloadState, download } from '#browser/download.ts';
import type { Dex } from '#engine/game.ts';
import { gameOf, isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { pokemonById } from './fusion.ts';
import { type GameLists, parseGameLists, pokemonOf } from './gameLists.ts';
import { memoizeLatest } from './memoizeLatest.ts';
import { parsePokedex } from './parsePokedex.ts';
import { addedPokemon, type Pokemon } from './pokemon.ts';
import { type Searchable, searchablesIn } from './searchable.ts';

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, parsePokedex);

/** The download of the whole Pokédex; the component rerenders when its state changes. */
export function usePokedexDownload(): DownloadState<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

type ListsProgress = DownloadState<GameLists | undefined>;

const noLists = createStore<ListsProgress>({ state: 'done', value: undefined });

// Downloaded when the first game is chosen.
let gameLists: ReadableStore<ListsProgress> | undefined;

function gameListsFor(ruleset: Ruleset): ReadableStore<ListsProgress> {
  if (!gameOf(ruleset)) return noLists;
  gameLists ??= download(`${import.meta.env.BASE_URL}games.json`, parseGameLists);
  return gameLists;
}

/** The download of the lists of the games; its value is undefined if no game is chosen. */
function useGameLists(ruleset: Ruleset): ListsProgress {
  const { subscribe, get } = gameListsFor(ruleset);
  return useSyncExternalStore(subscribe, get);
}

/** The Pokémon of the settings' generation or game. */
export type PokedexInUse = {
  state: DownloadState<unknown>['state'];
  /** All Pokémon of all generations and of the own game; undefined until they are loaded. */
  pokedex: readonly Pokemon[] | undefined;
  /** Finds a Pokémon by its id or makes a fusion of two; returns the same object each time. */
  findPokemon: (id: string | undefined) => Pokemon | undefined;
  /** The Pokémon of the generation; empty until they are loaded. */
  searchables: readonly Searchable[];
  /** The searchables in the chosen list of the game; all of them if no game is chosen. */
  listedSearchables: readonly Searchable[];
};

/** The Pokémon of the settings; the same object until the settings or a download change. */
export function usePokedex({
  ruleset,
  dex = 'all',
}: Pick<Settings, 'ruleset' | 'dex'>): PokedexInUse {
  const pokedex = usePokedexDownload();
  const lists = useGameLists(ruleset);
  return pokedexInUse(ruleset, dex, pokedex, lists);
}

const pokedexInUse = memoizeLatest(
  (
    ruleset: Ruleset,
    dex: Dex,
    pokedex: DownloadState<readonly Pokemon[]>,
    lists: ListsProgress,
  ): PokedexInUse => {
    const official = pokedex.state === 'done' ? pokedex.value : undefined;
    if (!official) {
      const findPokemon = () => undefined;
      return {
        state: pokedex.state,
        pokedex: undefined,
        findPokemon,
        searchables: [],
        listedSearchables: [],
      };
    }
    const pokemonOfOwnGame = isOwnGame(ruleset) ? addedPokemon(ruleset) : [];
    const everyPokemon =
      pokemonOfOwnGame.length > 0 ? [...official, ...pokemonOfOwnGame] : official;
    const all = { pokedex: everyPokemon, findPokemon: pokemonById(ruleset, everyPokemon) };
    if (lists.state !== 'done') {
      return { state: lists.state, ...all, searchables: [], listedSearchables: [] };
    }
    const game = gameOf(ruleset);
    const hasList = game && !(isOwnGame(ruleset) && ruleset.hasOnlyOwnPokemon);
    if (!lists.value || !hasList) {
      const searchables = searchablesIn(ruleset, everyPokemon);
      return { state: 'done', ...all, searchables, listedSearchables: searchables };
    }
    if (lists.value.entries !== official.length) {
      console.warn(`The lists of the games are for ${lists.value.entries} Pokémon`);
      return { state: 'failed', ...all, searchables: [], listedSearchables: [] };
    }
    const inGame = new Set([...pokemonOf(lists.value, game, 'all', official), ...pokemonOfOwnGame]);
    const inList = new Set([...pokemonOf(lists.value, game, dex, official), ...pokemonOfOwnGame]);
    const searchables = searchablesIn(ruleset, everyPokemon, inGame);
    const listedSearchables = searchables.filter(({ pokemon }) => inList.has(pokemon));
    return { state: 'done', ...all, searchables, listedSearchables };
  },
);
