import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Entry } from './list.ts';
import { parseEntries } from './storedList.ts';

const key = 'list';

const callbacks = new Set<() => void>();
let own: readonly Entry[] | undefined;
let isRead = false;

function become(entries: readonly Entry[] | undefined): void {
  own = entries;
  isRead = true;
  for (const callback of callbacks) callback();
}

/** The player's own list of this session, as it was imported; undefined for none. */
export function ownList(): readonly Entry[] | undefined {
  if (!isRead) own = parseEntries(readStored('session', key));
  isRead = true;
  return own;
}

/** Makes the entries the list in use; one too large for the storage lasts until the page goes. */
export function keepOwnList(entries: readonly Entry[]): void {
  // Should there be no room for it, the one before must not come back either.
  writeStored('session', key, null);
  writeStored('session', key, entries);
  become(entries);
}

/** Makes the standard Pokédex the list in use again. */
export function forgetOwnList(): void {
  writeStored('session', key, null);
  become(undefined);
}

/** Takes what the storage holds now, after a reset emptied it. */
export function rereadOwnList(): void {
  isRead = false;
  become(ownList());
}

function subscribe(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** The player's own list; the component follows its changes. */
export function useOwnList(): readonly Entry[] | undefined {
  return useSyncExternalStore(subscribe, ownList);
}
