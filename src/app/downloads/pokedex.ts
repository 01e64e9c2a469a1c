import { useSyncExternalStore } from 'react';
import { createStore, waitFor } from '#core/createStore.ts';
import type { GameLists } from '#core/pokedex/gameLists.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { gameOf, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { type Download, type DownloadState, download } from './download.ts';
import { type PokedexInUse, withoutPokedex } from './withoutPokedex.ts';

/** What handles the Pokémon; undefined until it is loaded. */
let code: { inUse: typeof import('./pokedexInUse.ts') } | undefined;

// Loaded beside the file, not before the first screen, which has no Pokémon yet.
const importParser = () => import('#core/pokedex/parsePokedex.ts');
importParser().catch(console.warn);

const file = download(`${import.meta.env.BASE_URL}pokedex.json`, async (json) => {
  const [{ parsePokedex }, inUse] = await Promise.all([
    importParser(),
    import('./pokedexInUse.ts'),
  ]);
  code = { inUse };
  return parsePokedex(json);
});

/** Resolves to the whole Pokédex when it is loaded. */
export function waitForPokedex(): Promise<readonly Pokemon[]> {
  return waitFor(file, (progress) => (progress.state === 'done' ? progress.value : undefined));
}

/** The download of the whole Pokédex; the component rerenders when its state changes. */
export function usePokedexDownload(): DownloadState<readonly Pokemon[]> {
  return useSyncExternalStore(file.subscribe, file.get);
}

const noLists: Download<undefined> = {
  ...createStore<DownloadState<undefined>>({ state: 'done', value: undefined }),
  retry: async () => {},
};

// Downloaded when the first game is chosen.
let gameLists: Download<GameLists> | undefined;

function gameListsFor(ruleset: Ruleset): Download<GameLists | undefined> {
  if (!gameOf(ruleset)) return noLists;
  gameLists ??= download(`${import.meta.env.BASE_URL}games.json`, async (json) => {
    const { parseGameLists } = await import('#core/pokedex/gameLists.ts');
    const lists = parseGameLists(json);
    const { length } = await waitForPokedex();
    if (lists.entries === length) return lists;
    throw new TypeError(`The lists of the games are for ${lists.entries} Pokémon`);
  });
  return gameLists;
}

/** Tries at once to download what has failed. */
export async function retryPokedex(): Promise<void> {
  await Promise.all([file.retry(), gameLists?.retry()]);
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
  return code
    ? code.inUse.pokedexInUse(ruleset, dex, pokedex, lists)
    : withoutPokedex(pokedex.state);
}
