import type { UseStore } from 'idb-keyval';

let store: UseStore | undefined;

/** Loads the library on first use, and opens the object store of the app's records. */
export async function openDatabase() {
  const library = await import('idb-keyval');
  store ??= library.createStore('countertype', 'records');
  return { ...library, store };
}

/** Reads the value in IndexedDB under the key, or undefined; rejects if the browser refuses access. */
export async function readRecord(key: string): Promise<unknown> {
  const { get, store } = await openDatabase();
  return get(key, store);
}

/** Writes the value to IndexedDB; rejects if the browser refuses access or has no space. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  const { set, store } = await openDatabase();
  await set(key, value, store);
}

/** Removes the value from IndexedDB; rejects if the browser refuses access. */
export async function removeRecord(key: string): Promise<void> {
  const { del, store } = await openDatabase();
  await del(key, store);
}

/** Reads the keys of all values in IndexedDB; rejects if the browser refuses access. */
export async function readRecordKeys(): Promise<string[]> {
  const { keys, store } = await openDatabase();
  return keys<string>(store);
}
