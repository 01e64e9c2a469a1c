import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, type Storage, writeStored } from '#browser/storage.ts';

/** How the player likes it: one value of a list, kept in the browser. */
export type Preference<T> = {
  values: readonly [T, ...T[]];
  read: () => T;
  write: (value: T) => void;
  subscribe: (callback: () => void) => () => void;
};

/** A preference; the list is the validation and its first value the default. */
export function preference<const T extends string | number>(
  key: string,
  storage: Storage,
  values: readonly [T, ...T[]],
): Preference<T> {
  const callbacks = new Set<() => void>();
  let current = stored();

  function stored(): T {
    const value = readStored(storage, key);
    return values.find((known) => known === value) ?? values[0];
  }

  function become(value: T): void {
    if (value === current) return;
    current = value;
    for (const callback of callbacks) callback();
  }

  if (storage === 'local') onStoredElsewhere(key, () => become(stored()));

  return {
    values,
    read: () => current,
    write: (value) => {
      writeStored(storage, key, value);
      become(value);
    },
    subscribe: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}

/** The preference's present value; the component follows its changes. */
export function usePreference<T>({ subscribe, read }: Preference<T>): T {
  return useSyncExternalStore(subscribe, read);
}
