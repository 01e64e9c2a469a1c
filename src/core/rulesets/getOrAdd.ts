/** A map of either kind. */
type Cache<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/** The value of the key; a missing one is made and stays. */
export function getOrAdd<Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make();
    cache.set(key, value);
  }
  return value;
}
