import type { UseStore } from 'idb-keyval';

let store: UseStore | undefined;

/** The library, loaded with the first record, and the table of our records. */
async function database() {
  const library = await import('idb-keyval');
  store ??= library.createStore('countertype', 'records');
  return { ...library, store };
}

/** The value in IndexedDB under the key, undefined for none; rejects where the browser refuses. */
export async function readRecord(key: string): Promise<unknown> {
  const { get, store } = await database();
  return get(key, store);
}

/** Writes the value to IndexedDB; rejects where the browser refuses or has no room. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  const { set, store } = await database();
  await set(key, value, store);
}

/** Removes the value from IndexedDB; rejects where the browser refuses. */
export async function removeRecord(key: string): Promise<void> {
  const { del, store } = await database();
  await del(key, store);
}

/** The keys of all values in IndexedDB; rejects where the browser refuses. */
export async function recordKeys(): Promise<string[]> {
  const { keys, store } = await database();
  return keys<string>(store);
}
