import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, writeStored } from '#browser/storage.ts';
import type { Entry } from './list.ts';
import { parseEntries } from './storedList.ts';

const key = 'list';

const store = createStore<readonly Entry[] | undefined>(undefined);
// Parsing takes its time, and most players have no list.
let isRead = false;

function setOwnList(entries: readonly Entry[] | undefined): void {
  isRead = true;
  store.set(entries);
}

/** The player's own list of this session, as it was imported; undefined for none. */
export function ownList(): readonly Entry[] | undefined {
  if (!isRead) rereadOwnList();
  return store.get();
}

/** Makes the entries the list in use; one too large for the storage lasts until the page goes. */
export function keepOwnList(entries: readonly Entry[]): void {
  // Should there be no room for it, the one before must not come back either.
  writeStored('session', key, null);
  writeStored('session', key, entries);
  setOwnList(entries);
}

/** Makes the standard Pokédex the list in use again. */
export function forgetOwnList(): void {
  writeStored('session', key, null);
  setOwnList(undefined);
}

/** Takes what the storage holds now. */
export function rereadOwnList(): void {
  setOwnList(parseEntries(readStored('session', key)));
}

onSessionCleared(rereadOwnList);

/** The player's own list; the component follows its changes. */
export function useOwnList(): readonly Entry[] | undefined {
  return useSyncExternalStore(store.subscribe, ownList);
}
