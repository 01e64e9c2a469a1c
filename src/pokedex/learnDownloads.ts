import { createStore } from '#browser/createStore.ts';
import { type Download, type DownloadState, download } from '#browser/download.ts';
import { isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { learnListOf } from './learnKey.ts';

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
