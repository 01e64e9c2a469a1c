/** Where a value is stored: `local` stays on the device, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

function getStorage(storage: StorageArea): Storage {
  return storage === 'local' ? window.localStorage : window.sessionStorage;
}

/** Reads the value stored as JSON under the key; undefined, with a warning, if it cannot be read. */
export function readStored(storage: StorageArea, key: string): unknown {
  try {
    const json = getStorage(storage).getItem(key);
    return json === null ? undefined : JSON.parse(json);
  } catch (error) {
    console.warn(`Failed to read "${key}" from ${storage} storage`, error);
    return undefined;
  }
}

/** Stores the value as JSON; false, with a warning, if the storage is blocked or full. */
export function writeStored(storage: StorageArea, key: string, value: unknown): boolean {
  try {
    getStorage(storage).setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Failed to write "${key}" to ${storage} storage`, error);
    return false;
  }
}

/** Removes the key; warns if the storage is blocked. */
export function removeStored(storage: StorageArea, key: string): void {
  try {
    getStorage(storage).removeItem(key);
  } catch (error) {
    console.warn(`Failed to remove "${key}" from ${storage} storage`, error);
  }
}

/** Lists the stored keys with the prefix; none if the storage is blocked. */
export function listStoredKeys(storage: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(getStorage(storage)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const clearedCallbacks = new Set<() => void>();

/** Calls the callback after `clearSession` and its undo; callbacks run in the order of registration. */
export function onSessionCleared(callback: () => void): void {
  clearedCallbacks.add(callback);
}

/**
 * Clears session storage and calls the callbacks; warns if the storage is blocked. Returns a
 * function that restores what was stored, and calls them again.
 */
export function clearSession(): () => void {
  const items: [string, string][] = [];
  try {
    items.push(...Object.entries<string>(window.sessionStorage));
    window.sessionStorage.clear();
  } catch (error) {
    console.warn('Failed to clear session storage', error);
  }
  const notify = () => {
    for (const callback of clearedCallbacks) callback();
  };
  notify();
  return () => {
    for (const [key, value] of items) window.sessionStorage.setItem(key, value);
    notify();
  };
}

/** Calls the callback when another tab changes the key; returns the unsubscriber. */
export function onStoredElsewhere(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
