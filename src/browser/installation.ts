import { createStore, type ReadableStore } from './createStore.ts';

/** Whether the app works without a network by now, and whether a newer version waits. */
export type Installation = { isReady: boolean; isWaiting: boolean };

const store = createStore<Installation>({ isReady: false, isWaiting: false });
let skipWaiting = () => {};

/** What is known of the installation now. */
export const installation: ReadableStore<Installation> = store;

/** Notes what has changed of the installation. */
export function setInstallation(change: Partial<Installation>): void {
  store.set({ ...store.get(), ...change });
}

/** Notes that a newer version waits, and how it is let in. */
export function setWaiting(letIn: () => void): void {
  skipWaiting = letIn;
  setInstallation({ isWaiting: true });
}

/** Lets the waiting version take over; every tab reloads when it has. */
export function update(): void {
  skipWaiting();
}
