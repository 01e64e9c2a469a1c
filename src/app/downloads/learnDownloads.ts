import { useSyncExternalStore } from 'react';
import { createStore, waitFor } from '#core/createStore.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { type Download, type DownloadState, download } from './download.ts';
import { importMoves } from './importMoves.ts';
import { waitForPokedex } from './pokedex.ts';

const noFile: Download<never> = {
  ...createStore<DownloadState<never>>({ state: 'pending' }),
  retry: async () => {},
};

/**
 * Returns a function that downloads the file of a game or its generation once; pending without a ruleset, and until the
 * Pokédex and the moves are loaded. `createFind` throws a TypeError for a file of another Pokédex or other moves.
 */
export function createLearnDownloads<Find>(
  getUrl: (key: string) => string,
  createFind: (json: unknown, pokedex: readonly Pokemon[], table: MoveTable) => Find,
): (ruleset: Ruleset | undefined) => Download<Find> {
  const downloads = new Map<string, Download<Find>>();
  async function parse(json: unknown): Promise<Find> {
    const [pokedex, table] = await Promise.all([
      waitForPokedex(),
      waitFor(loadedMoves, (moves) => moves.table),
    ]);
    return createFind(json, pokedex, table);
  }
  return (ruleset) => {
    // Nobody knows what Pokémon learn in a player's own game.
    if (!ruleset || isOwnGame(ruleset)) return noFile;
    const { key } = learnListOf(ruleset);
    const file = downloads.get(key) ?? download(getUrl(key), parse);
    downloads.set(key, file);
    return file;
  };
}

/** What Pokémon learn; `retry` tries again at once to load it and the moves. */
type LearnFileState<Find> = {
  find: Find | undefined;
  hasFailed: boolean;
  retry: () => Promise<void>;
};

/** Downloads what Pokémon learn; `find` is undefined until it is loaded. */
export function useLearnFile<Find>(
  fileFor: (ruleset: Ruleset | undefined) => Download<Find>,
  ruleset: Ruleset | undefined,
): LearnFileState<Find> {
  const { subscribe, get, retry } = fileFor(ruleset);
  const file = useSyncExternalStore(subscribe, get);
  return {
    find: file.state === 'done' ? file.value : undefined,
    hasFailed: file.state === 'failed',
    retry: async () => {
      await Promise.all([retry(), importMoves()]).catch(() => {});
    },
  };
}
