import { createStore, type ReadableStore } from './createStore.ts';
import { hasTypedText } from './typedText.ts';

export type Installation = {
  /** Whether the app works without a network by now. */
  isReady: boolean;
  /** Whether a newer version waits, and the player has not put it off. */
  isWaiting: boolean;
};

const store = createStore<Installation>({ isReady: false, isWaiting: false });
let skipWaiting = () => {};
let isUpdateWanted = false;

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

/** Lets the waiting version take over. */
export function update(): void {
  isUpdateWanted = true;
  skipWaiting();
}

/**
 * Reloads for the version that has taken over. Where the player updates in another tab and has
 * typed something in this one, the notice waits for them instead.
 */
export function reloadForUpdate(): void {
  if (isUpdateWanted || !hasTypedText()) window.location.reload();
  else setWaiting(() => window.location.reload());
}
