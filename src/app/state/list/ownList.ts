import { useSyncExternalStore } from 'react';
import { onSessionCleared, readStored, writeStored } from '#app/browser/storage.ts';
import { createStore } from '#core/createStore.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { parseEntries } from './storedList.ts';

/** The list that the player imported in this session. */
export type OwnList =
  | { state: 'none' }
  /** The browser is loading it from its record. */
  | { state: 'pending' }
  /** `isStored` is false if the browser cannot store it; then a reload loses it. */
  | { state: 'done'; entries: readonly ListEntry[]; isStored: boolean };

const key = 'list';

const noOwnList: OwnList = { state: 'none' };
const pendingList: OwnList = { state: 'pending' };

const store = createStore<OwnList>(noOwnList);
// The list is read on first use, because parsing is slow and most players have none.
let isRead = false;

/**
 * The key of the record of a list that is too large for the session storage, which has this
 * instead.
 */
type Reference = { record: string };

let record: string | undefined;

/** Most players have no list that needs it. */
const importTabRecord = () => import('#app/browser/records/tabRecord.ts');

function setOwnList(next: OwnList): void {
  isRead = true;
  store.set(next);
}

/** The player's own list; its state is `none` if the standard Pokédex is in use. */
export function getOwnList(): OwnList {
  if (!isRead) reloadOwnList();
  return store.get();
}

/**
 * Makes the entries the list in use; resolves when they are stored or the browser cannot store
 * them.
 */
export async function keepOwnList(entries: readonly ListEntry[]): Promise<void> {
  const list = { state: 'done', entries } as const;
  // If the storage is full, a reload must not restore the previous list.
  removeStoredList();
  const isStored = writeStored('session', key, entries);
  const initialState: OwnList = { ...list, isStored: true };
  setOwnList(initialState);
  if (isStored) return;
  try {
    const { removeTabRecord, writeTabRecord } = await importTabRecord();
    const newRecord = await writeTabRecord(entries);
    if (store.get() !== initialState) await removeTabRecord(newRecord);
    else if (writeStored('session', key, { record: newRecord } satisfies Reference))
      record = newRecord;
    else throw new Error('The session storage is blocked');
  } catch (error) {
    console.warn('Failed to store the list', error);
    if (store.get() === initialState) setOwnList({ ...list, isStored: false });
  }
}

/** Makes the standard Pokédex the list in use again. */
export function clearOwnList(): void {
  removeStoredList();
  setOwnList(noOwnList);
}

function removeStoredList(): void {
  writeStored('session', key, null);
  removeRecord();
}

function removeRecord(): void {
  const unusedRecord = record;
  record = undefined;
  if (unusedRecord === undefined) return;
  importTabRecord()
    .then(({ removeTabRecord }) => removeTabRecord(unusedRecord))
    .catch(() => {});
}

/** Reads the list from the storage again. */
export function reloadOwnList(): void {
  const storedValue = readStored('session', key);
  if (isReference(storedValue)) {
    record = storedValue.record;
    setOwnList(pendingList);
    loadRecord(storedValue.record);
  } else {
    removeRecord();
    setOwnList(toOwnList(storedValue));
  }
}

async function loadRecord(recordKey: string): Promise<void> {
  const entries = await importTabRecord()
    .then(({ readTabRecord }) => readTabRecord(recordKey))
    .catch((error) => {
      console.warn('Failed to read the list', error);
    });
  if (record === recordKey && store.get() === pendingList) setOwnList(toOwnList(entries));
}

function toOwnList(storedValue: unknown): OwnList {
  const entries = parseEntries(storedValue);
  return entries ? { state: 'done', entries, isStored: true } : noOwnList;
}

function isReference(storedValue: unknown): storedValue is Reference {
  return typeof (storedValue as Reference | null | undefined)?.record === 'string';
}

onSessionCleared(reloadOwnList);

/** The player's own list; the component re-renders when it changes. */
export function useOwnList(): OwnList {
  return useSyncExternalStore(store.subscribe, getOwnList);
}
