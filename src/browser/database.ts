import type { UseStore } from 'idb-keyval';

let store: UseStore | undefined;

/** The library, loaded on first use, and the object store of the app's records. */
async function database() {
  const library = await import('idb-keyval');
  store ??= library.createStore('countertype', 'records');
  return { ...library, store };
}

/** The value in IndexedDB under the key, or undefined; rejects if the browser refuses access. */
export async function readRecord(key: string): Promise<unknown> {
  const { get, store } = await database();
  return get(key, store);
}

/** Writes the value to IndexedDB; rejects if the browser refuses access or has no space. */
export async function writeRecord(key: string, value: unknown): Promise<void> {
  const { set, store } = await database();
  await set(key, value, store);
}

/** Removes the value from IndexedDB; rejects if the browser refuses access. */
export async function removeRecord(key: string): Promise<void> {
  const { del, store } = await database();
  await del(key, store);
}

/** The keys of all values in IndexedDB; rejects if the browser refuses access. */
export async function recordKeys(): Promise<string[]> {
  const { keys, store } = await database();
  return keys<string>(store);
}

/** All values whose keys start with the prefix, by key; rejects if the browser refuses access. */
export async function readRecords(prefix: string): Promise<Map<string, unknown>> {
  const { promisifyRequest, store } = await database();
  return store('readonly', (records) => readRange(records, prefix, promisifyRequest));
}

/**
 * Changes the values whose keys start with the prefix in one transaction, so that no other tab
 * changes them meanwhile. `change` returns the new values by key, and undefined for what it removes.
 * Rejects if the browser refuses access or has no space; then nothing has changed.
 */
export async function changeRecords(
  prefix: string,
  change: (values: ReadonlyMap<string, unknown>) => ReadonlyMap<string, unknown>,
): Promise<void> {
  const { promisifyRequest, store } = await database();
  await store('readwrite', async (records) => {
    const commit = promisifyRequest(records.transaction);
    // After an error of `change` nothing awaits the aborted transaction.
    commit.catch(() => {});
    const values = await readRange(records, prefix, promisifyRequest);
    try {
      for (const [key, value] of change(values)) {
        if (value === undefined) records.delete(key);
        else records.put(value, key);
      }
    } catch (error) {
      records.transaction.abort();
      throw error;
    }
    await commit;
  });
}

async function readRange(
  records: IDBObjectStore,
  prefix: string,
  promisify: <T>(request: IDBRequest<T>) => Promise<T>,
): Promise<Map<string, unknown>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await Promise.all([
    promisify(records.getAllKeys(range)),
    promisify(records.getAll(range)),
  ]);
  return new Map(keys.map((key, index) => [String(key), values[index]]));
}
