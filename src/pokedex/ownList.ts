import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, writeStored } from '#browser/storage.ts';
import { readTabRecord, removeTabRecord, writeTabRecord } from '#browser/tabRecord.ts';
import type { Entry } from './list.ts';
import { parseEntries } from './storedList.ts';

/** The player's own list of this session, as it was imported. */
export type OwnList =
  | { state: 'none' }
  /** It is being read. */
  | { state: 'pending' }
  /** `isStored` is false where the browser refuses to store it: it ends with the page. */
  | { state: 'done'; entries: readonly Entry[]; isStored: boolean };

const key = 'list';

const none: OwnList = { state: 'none' };
const pending: OwnList = { state: 'pending' };

const store = createStore<OwnList>(none);
// Parsing takes its time, and most players have no list.
let isRead = false;

/** What the session storage holds instead of a list that is too large for it. */
type Reference = { record: string };

let record: string | undefined;

function setOwnList(next: OwnList): void {
  isRead = true;
  store.set(next);
}

/** The list in use, if it is the player's own. */
export function ownList(): OwnList {
  if (!isRead) rereadOwnList();
  return store.get();
}

/** Makes the entries the list in use; resolves when they are stored as well as the browser can. */
export async function keepOwnList(entries: readonly Entry[]): Promise<void> {
  const list = { state: 'done', entries } as const;
  // Should there be no room for it, the one before must not come back either.
  forgetStored();
  const isStored = writeStored('session', key, entries);
  const first: OwnList = { ...list, isStored: true };
  setOwnList(first);
  if (isStored) return;
  try {
    const written = await writeTabRecord(entries);
    if (store.get() !== first) await removeTabRecord(written);
    else if (writeStored('session', key, { record: written } satisfies Reference)) record = written;
    else throw new Error('The session storage is blocked');
  } catch (error) {
    console.warn('Failed to store the list', error);
    if (store.get() === first) setOwnList({ ...list, isStored: false });
  }
}

/** Makes the standard Pokédex the list in use again. */
export function forgetOwnList(): void {
  forgetStored();
  setOwnList(none);
}

function forgetStored(): void {
  writeStored('session', key, null);
  dropRecord();
}

function dropRecord(): void {
  if (record !== undefined) removeTabRecord(record).catch(() => {});
  record = undefined;
}

/** Takes what is stored now. */
export function rereadOwnList(): void {
  const stored = readStored('session', key);
  if (isReference(stored)) {
    record = stored.record;
    setOwnList(pending);
    readLarge(stored.record);
  } else {
    dropRecord();
    setOwnList(listOf(stored));
  }
}

async function readLarge(written: string): Promise<void> {
  const entries = await readTabRecord(written).catch((error) => {
    console.warn('Failed to read the list', error);
  });
  if (record === written && store.get() === pending) setOwnList(listOf(entries));
}

function listOf(stored: unknown): OwnList {
  const entries = parseEntries(stored);
  return entries ? { state: 'done', entries, isStored: true } : none;
}

function isReference(stored: unknown): stored is Reference {
  return typeof (stored as Reference | null | undefined)?.record === 'string';
}

onSessionCleared(rereadOwnList);

/** The player's own list; the component follows its changes. */
export function useOwnList(): OwnList {
  return useSyncExternalStore(store.subscribe, ownList);
}
