import { createStore, type ReadableStore } from './createStore.ts';

const store = createStore(false);

/** Whether a file is missing because the browser is offline. */
export const missing: ReadableStore<boolean> = store;

/** Sets `missing` after a failed load if the browser is offline. */
export function reportMissing(): void {
  if (!navigator.onLine) store.set(true);
}

/** Calls the callback each time the browser goes online. */
export function onReconnect(callback: () => void): void {
  window.addEventListener('online', callback);
}

/** Clears `missing` each time the browser goes online; call it once. */
export function watchConnection(): void {
  onReconnect(() => store.set(false));
}
