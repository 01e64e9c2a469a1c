/** A value that changes, and whose changes can be followed; `subscribe` returns how to stop. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (callback: () => void) => () => void;
};

/** A store for those who only follow it. */
export type ReadableStore<T> = Omit<Store<T>, 'set'>;

/** A store that begins with the value; setting the same value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  const callbacks = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const callback of callbacks) callback();
    },
    subscribe: (callback) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}
