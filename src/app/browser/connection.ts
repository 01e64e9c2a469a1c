import { createStore, type ReadableStore } from '#core/createStore.ts';

const store = createStore(false);

/** Whether a file is missing because the browser is offline. */
export const hasMissingFile: ReadableStore<boolean> = store;

/** Sets `hasMissingFile` after a failed load if the browser is offline. */
export function reportMissingFile(): void {
  if (!navigator.onLine) store.set(true);
}

/** Calls the callback each time the browser goes online; returns the unsubscriber. */
export function onReconnect(callback: () => void): () => void {
  window.addEventListener('online', callback);
  return () => window.removeEventListener('online', callback);
}

/** Clears `hasMissingFile` each time the browser goes online; call it once. */
export function watchConnection(): void {
  onReconnect(() => store.set(false));
}
