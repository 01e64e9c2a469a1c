import { onStoredElsewhere, readStored, type Storage, writeStored } from '#browser/storage.ts';

/** How the player likes it: one value of a list, kept in the browser. */
export type Preference<T> = {
  values: readonly [T, ...T[]];
  read: () => T;
  write: (value: T) => void;
  /** Takes what the storage holds now, after a reset emptied it. */
  reread: () => void;
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
  const callbacks = new Set<() => void>();
  let current = stored();

  function stored(): T {
    const value = readStored(storage, key);
    if (value === undefined) return values[0];
    return values.find((known) => known === value) ?? otherwise(value);
  }

  function become(value: T): void {
    if (value === current) return;
    current = value;
    for (const callback of callbacks) callback();
  }

  const reread = () => become(stored());
  if (storage === 'local') onStoredElsewhere(key, reread);

  return {
    values,
    read: () => current,
    write: (value) => {
      // Writing takes its time, and every tap brings the settings of its address along.
      if (value === current) return;
      writeStored(storage, key, value);
      become(value);
    },
    reread,
    subscribe: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}
