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

/** Resolves to the first result of `select` that is not undefined, for the values of the store. */
export function waitFor<State, Value>(
  { get, subscribe }: ReadableStore<State>,
  select: (state: State) => Value | undefined,
): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(check);
    function check(): void {
      const value = select(get());
      if (value === undefined) return;
      unsubscribe();
      resolve(value);
    }
    check();
  });
}
