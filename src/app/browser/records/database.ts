import type { UseStore } from 'idb-keyval';

type Library = typeof import('idb-keyval');

const rootName = 'countertype';
const storeName = 'records';

/** The key that marks a database into which the records of the shared one were copied. */
const copiedKey = 'copied';

let openedStore: Promise<UseStore> | undefined;

/** Loads the library on first use, and opens the object store of the app's records. */
export async function openDatabase() {
  const library = await import('idb-keyval');
  openedStore ??= openWithLimit(library);
  return { ...library, store: await openedStore };
}

/** The time for which all requests are refused, in milliseconds; a refusal may be temporary. */
const refusalMs = 1000;

/** Opens the store; requests that wait for one another are refused together, not one after the other. */
function openWithLimit(library: Library): Promise<UseStore> {
  const opening = requireAnswer(openStore(library, import.meta.env.BASE_URL));
  opening.catch(() => {
    setTimeout(() => {
      openedStore = undefined;
    }, refusalMs);
  });
  return opening;
}

/**
 * Opens the object store of the app that is hosted under the base path. Another copy of the app on the
 * same host may have another version, so each has its own database.
 */
export async function openStore(library: Library, basePath: string): Promise<UseStore> {
  if (basePath === '/') return library.createStore(rootName, storeName);
  const store = library.createStore(rootName + basePath, storeName);
  if (!(await library.get(copiedKey, store))) await copyRecords(library, store);
  return store;
}

/** Maximum time that the browser may take to open the database, in milliseconds. */
const maxOpeningMs = 5000;

/** Returns the store once it answers; rejects after `maxOpeningMs`, because some browsers never do. */
export async function requireAnswer(opening: Promise<UseStore>): Promise<UseStore> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), maxOpeningMs);
  });
  const answer = opening.then(async (store) => {
    await store('readonly', closeOnRequest);
    return store;
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Closes the database as soon as another tab wants to delete or upgrade it, which would wait; the next request opens it again. */
function closeOnRequest({ transaction: { db } }: IDBObjectStore): void {
  db.onversionchange = () => {
    openedStore = undefined;
    db.close();
  };
}

/** Copies what earlier versions stored in one database for all copies of the app. */
async function copyRecords(library: Library, store: UseStore): Promise<void> {
  const records = await library.entries(library.createStore(rootName, storeName));
  await library.setMany([...records, [copiedKey, true]], store);
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
