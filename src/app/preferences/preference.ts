import {
  onSessionCleared,
  onStoredElsewhere,
  readStored,
  type StorageArea,
  writeStored,
} from '#app/browser/storage.ts';
import { createStore } from '#core/createStore.ts';

/** A player's preference: one value of a list, stored in the browser. */
export type Preference<T> = {
  values: readonly [T, ...T[]];
  read: () => T;
  write: (value: T) => void;
  subscribe: (callback: () => void) => () => void;
};

/**
 * Creates a preference whose default is the first value; `fallback` replaces a stored value that is
 * not in the list, by default with the default.
 */
export function createPreference<const T extends string | number>(
  key: string,
  storage: StorageArea,
  values: readonly [T, ...T[]],
  fallback: (value: unknown) => T = () => values[0],
): Preference<T> {
  const store = createStore(readValue());

  function readValue(): T {
    const value = readStored(storage, key);
    if (value === undefined) return values[0];
    return values.find((each) => each === value) ?? fallback(value);
  }

  const reread = () => store.set(readValue());
  if (storage === 'local') onStoredElsewhere(key, reread);
  else onSessionCleared(reread);

  return {
    values,
    read: store.get,
    write: (value) => {
      // Storage writes are slow, and every tap writes the settings of its URL.
      if (value === store.get()) return;
      writeStored(storage, key, value);
      store.set(value);
    },
    subscribe: store.subscribe,
  };
}
