import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { dexesOf } from '#engine/game.ts';
import { eraOf, gameOf, isOwnGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { onOwnGameTextChange, readOwnGameText, writeOwnGame } from './ownGame.ts';
import { findOwnGame, onOwnGameAdded } from './ownGameTexts.ts';
import {
  dexPreference,
  gamePreference,
  generationPreference,
  typeCountPreference,
} from './sessionPreferences.ts';

const store = createStore(read());

function read(): Settings {
  const chosenGame = gamePreference.read();
  const base = chosenGame || generationPreference.read();
  const ownGame = findOwnGame(readOwnGameText(), base);
  const settings = { generation: ownGame ?? base, typeCount: typeCountPreference.read() };
  const chosenDex = dexPreference.read();
  const hasDex = chosenDex !== 'all' && chosenGame && dexesOf(chosenGame).includes(chosenDex);
  return hasDex ? { ...settings, dex: chosenDex } : settings;
}

const reread = () => store.set(read());
for (const each of [generationPreference, gamePreference, typeCountPreference, dexPreference])
  each.subscribe(reread);
onOwnGameTextChange(reread);
onOwnGameAdded(reread);

/** The current preferences that affect the results; the same object until one changes. */
export const readSettings = store.get;

/** Sets the preferences of this tab to the settings of a link. */
export function writeSettings(settings: Settings): void {
  generationPreference.write(eraOf(settings.generation));
  gamePreference.write(gameOf(settings.generation) ?? '');
  writeOwnGame(isOwnGame(settings.generation) ? settings.generation : undefined);
  typeCountPreference.write(settings.typeCount);
  dexPreference.write(settings.dex ?? 'all');
}

/** Returns the preferences that affect the results; the component rerenders when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get);
}
