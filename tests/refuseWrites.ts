import { vi } from 'vitest';

/** Lets IndexedDB refuse to write the records whose keys start with the prefix; returns what ends it. */
export function refuseWrites(prefix: string): () => void {
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (`${key}`.startsWith(prefix)) throw new DOMException('No space', 'QuotaExceededError');
    return put.call(this, value, key);
  });
  return () => spy.mockRestore();
}
