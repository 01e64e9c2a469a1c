import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '#core/createStore.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { type Download, type DownloadState, download } from './download.ts';

const noFile: Download<unknown> = {
  ...createStore<DownloadState<unknown>>({ state: 'pending' }),
  retry: async () => {},
};

/** Returns a function that downloads the file of a game or its generation once; pending without a ruleset. */
export function createLearnDownloads(getUrl: (key: string) => string) {
  const downloads = new Map<string, Download<unknown>>();
  return (ruleset: Ruleset | undefined): Download<unknown> => {
    // Nobody knows what Pokémon learn in a player's own game.
    if (!ruleset || isOwnGame(ruleset)) return noFile;
    const { key } = learnListOf(ruleset);
    const file = downloads.get(key) ?? download(getUrl(key), (json) => json);
    downloads.set(key, file);
    return file;
  };
}

/**
 * Downloads what Pokémon learn; `find` is undefined without a ruleset, and until this and the moves are
 * loaded. `createFind` throws a TypeError for a file of another Pokédex.
 */
export function useLearnFile<Find>(
  fileFor: ReturnType<typeof createLearnDownloads>,
  createFind: (json: unknown, pokedex: readonly Pokemon[], table: MoveTable) => Find,
  ruleset: Ruleset | undefined,
  pokedex: readonly Pokemon[] | undefined,
): { find: Find | undefined; hasFailed: boolean } {
  const { subscribe, get } = fileFor(ruleset);
  const file = useSyncExternalStore(subscribe, get);
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const find = useMemo(() => {
    if (file.state !== 'done' || !table || !pokedex) return undefined;
    return createFind(file.value, pokedex, table);
  }, [file, table, pokedex, createFind]);
  return { find, hasFailed: file.state === 'failed' };
}
