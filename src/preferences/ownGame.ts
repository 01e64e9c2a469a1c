import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { getOwnGameText } from './ownGameTexts.ts';

const storageKey = 'own_game';

const text = createStore(readText());

onSessionCleared(() => text.set(readText()));

function readText(): string {
  const stored = readStored('session', storageKey);
  return typeof stored === 'string' ? stored : '';
}

/** Calls back when the tab's own game is another one; returns the unsubscriber. */
export const onOwnGameTextChange = text.subscribe;

/** The text of the tab's own game, '' for none; the game may not be loaded yet. */
export const readOwnGameText = text.get;

/** Sets the own game of the tab; undefined for none. Throws if it was not added. */
export function writeOwnGame(game: OwnGame | undefined): void {
  const next = game ? getOwnGameText(game) : '';
  if (next === text.get()) return;
  if (next) writeStored('session', storageKey, next);
  else removeStored('session', storageKey);
  text.set(next);
}
