import { createStore, type ReadableStore } from './createStore.ts';

const store = createStore(false);

/** Whether something is missing because the network is away. */
export const missing: ReadableStore<boolean> = store;

/** Notes that something could not be loaded, if that is because the network is away. */
export function reportMissing(): void {
  if (!navigator.onLine) store.set(true);
}

/** Calls back when the network has come back. */
export function onReconnect(callback: () => void): void {
  window.addEventListener('online', callback);
}

/** From now on nothing is missing any more once the network is back; to be called once. */
export function watchConnection(): void {
  onReconnect(() => store.set(false));
}
