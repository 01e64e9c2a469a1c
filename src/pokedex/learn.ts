import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { type Download, type DownloadState, download } from '#browser/download.ts';
import { isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { type Learnable, parseLearnFile } from './learnFile.ts';
import { learnListOf } from './learnKey.ts';
import { loadedMoves } from './moves.ts';
import type { Pokemon } from './pokemon.ts';

const downloads = new Map<string, Download<unknown>>();

const noFile: Download<unknown> = {
  ...createStore<DownloadState<unknown>>({ state: 'pending' }),
  retry: async () => {},
};

function fileFor(ruleset: Ruleset | undefined): Download<unknown> {
  // Nobody knows what Pokémon learn in a player's own game.
  if (!ruleset || isOwnGame(ruleset)) return noFile;
  const { key } = learnListOf(ruleset);
  const file =
    downloads.get(key) ?? download(`${import.meta.env.BASE_URL}learn/${key}.json`, (json) => json);
  downloads.set(key, file);
  return file;
}

/** Finds what a Pokémon learns in the game or generation. */
export type FindLearnable = (pokemon: Pokemon) => Learnable | undefined;

/**
 * Downloads what Pokémon learn; `find` is undefined without a ruleset, and until this and the moves are
 * loaded.
 */
export function useLearnable(
  ruleset: Ruleset | undefined,
  pokedex: readonly Pokemon[] | undefined,
): { find: FindLearnable | undefined; hasFailed: boolean } {
  const { subscribe, get } = fileFor(ruleset);
  const file = useSyncExternalStore(subscribe, get);
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const find = useMemo((): FindLearnable | undefined => {
    if (file.state !== 'done' || !table || !pokedex) return undefined;
    const list = parseLearnFile(file.value, pokedex.length, table);
    const byPokemon = new Map(pokedex.map((pokemon, index) => [pokemon, list[index]]));
    return (pokemon) => byPokemon.get(pokemon);
  }, [file, table, pokedex]);
  return { find, hasFailed: file.state === 'failed' };
}
