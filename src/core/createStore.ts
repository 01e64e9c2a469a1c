/** An observable value; `subscribe` returns the function that unsubscribes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (callback: () => void) => () => void;
};

/** A store that callers can read but not set. */
export type ReadableStore<T> = Omit<Store<T>, 'set'>;

/** Creates a store with an initial value; setting the same value (`Object.is`) does not notify. */
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
