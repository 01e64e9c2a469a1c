import { createStore } from '#browser/createStore.ts';
import {
  onSessionCleared,
  onStoredElsewhere,
  readStored,
  type Storage,
  writeStored,
} from '#browser/storage.ts';

/** How the player likes it: one value of a list, kept in the browser. */
export type Preference<T> = {
  values: readonly [T, ...T[]];
  read: () => T;
  write: (value: T) => void;
  subscribe: (callback: () => void) => () => void;
};

/**
 * A preference; the list is the validation and its first value the default, unless `otherwise`
 * knows better what to do with a stored value that is not of the list.
 */
export function preference<const T extends string | number>(
  key: string,
  storage: Storage,
  values: readonly [T, ...T[]],
  otherwise: (stored: unknown) => T = () => values[0],
): Preference<T> {
  const store = createStore(readValue());

  function readValue(): T {
    const value = readStored(storage, key);
    if (value === undefined) return values[0];
    return values.find((known) => known === value) ?? otherwise(value);
  }

  const reread = () => store.set(readValue());
  if (storage === 'local') onStoredElsewhere(key, reread);
  else onSessionCleared(reread);

  return {
    values,
    read: store.get,
    write: (value) => {
      // Writing takes its time, and every tap brings the settings of its address along.
      if (value === store.get()) return;
      writeStored(storage, key, value);
      store.set(value);
    },
    subscribe: store.subscribe,
  };
}
