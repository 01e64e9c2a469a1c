import { openDatabase } from '#browser/database.ts';
import type { Records } from './listRecords.ts';

/** All values whose keys start with the prefix, by key; rejects if the browser refuses access. */
export async function readRecords(prefix: string): Promise<Map<string, unknown>> {
  const { promisifyRequest, store } = await openDatabase();
  return store('readonly', (records) => readRange(records, prefix, promisifyRequest));
}

/**
 * Changes the values whose keys start with the prefixes in one transaction, so that no other tab
 * changes them meanwhile. `change` returns the new values by key; undefined removes the key.
 * Rejects if the browser refuses access or has no space; then nothing has changed.
 */
export async function changeRecords(
  changes: readonly { prefix: string; change: (values: Records) => Records }[],
): Promise<void> {
  const { promisifyRequest, store } = await openDatabase();
  await store('readwrite', async (records) => {
    const commit = promisifyRequest(records.transaction);
    // If `change` throws, nothing awaits the aborted transaction.
    commit.catch(() => {});
    try {
      for (const { prefix, change } of changes) {
        const values = await readRange(records, prefix, promisifyRequest);
        for (const [key, value] of change(values)) {
          if (value === undefined) records.delete(key);
          else records.put(value, key);
        }
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
