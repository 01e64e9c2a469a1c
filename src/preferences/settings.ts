import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { dexesOf } from '#engine/game.ts';
import { eraOf, isGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { dex, game, generation, typeCount } from './rules.ts';

const store = createStore(read());

function read(): Settings {
  const ownGame = game.read();
  const settings = { generation: ownGame || generation.read(), typeCount: typeCount.read() };
  const ownDex = dex.read();
  const hasDex = ownDex !== 'all' && ownGame && dexesOf(ownGame).includes(ownDex);
  return hasDex ? { ...settings, dex: ownDex } : settings;
}

for (const each of [generation, game, typeCount, dex]) each.subscribe(() => store.set(read()));

/** The current preferences that affect the results; the same object until one changes. */
export const readSettings = store.get;

/** Sets the preferences of this tab to the settings of a link. */
export function writeSettings(settings: Settings): void {
  generation.write(eraOf(settings.generation));
  game.write(isGame(settings.generation) ? settings.generation : '');
  typeCount.write(settings.typeCount);
  dex.write(settings.dex ?? 'all');
}

/** The preferences that affect the results; the component rerenders when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get);
}
