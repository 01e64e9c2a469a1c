import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { dexesOf } from '#engine/game.ts';
import { eraOf, gameOf, isOwnGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { onOwnGameTextChange, readOwnGameText, writeOwnGame } from './ownGame.ts';
import { findOwnGame, onOwnGameAdded } from './ownGameTexts.ts';
import { dex, game, generation, typeCount } from './sessionPreferences.ts';

const store = createStore(read());

function read(): Settings {
  const chosenGame = game.read();
  const base = chosenGame || generation.read();
  const ownGame = findOwnGame(readOwnGameText(), base);
  const settings = { generation: ownGame ?? base, typeCount: typeCount.read() };
  const chosenDex = dex.read();
  const hasDex = chosenDex !== 'all' && chosenGame && dexesOf(chosenGame).includes(chosenDex);
  return hasDex ? { ...settings, dex: chosenDex } : settings;
}

const reread = () => store.set(read());
for (const each of [generation, game, typeCount, dex]) each.subscribe(reread);
onOwnGameTextChange(reread);
onOwnGameAdded(reread);

/** The current preferences that affect the results; the same object until one changes. */
export const readSettings = store.get;

/** Sets the preferences of this tab to the settings of a link. */
export function writeSettings(settings: Settings): void {
  generation.write(eraOf(settings.generation));
  game.write(gameOf(settings.generation) ?? '');
  writeOwnGame(isOwnGame(settings.generation) ? settings.generation : undefined);
  typeCount.write(settings.typeCount);
  dex.write(settings.dex ?? 'all');
}

/** Returns the preferences that affect the results; the component rerenders when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get);
}
