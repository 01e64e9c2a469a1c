import { createStore, type ReadableStore } from '#core/createStore.ts';
import { getServiceWorkers } from './serviceWorkers.ts';
import { hasTypedText } from './typedText.ts';

export type Installation = {
  /** Whether the app works offline. */
  isReady: boolean;
  /** Whether a newer version waits and the player has not postponed it. */
  isUpdateWaiting: boolean;
};

const store = createStore<Installation>({ isReady: false, isUpdateWaiting: false });
let skipWaiting = () => {};
let isRequested = false;

/** The current state of the installation. */
export const installation: ReadableStore<Installation> = store;

/** Merges the change into the state of the installation. */
export function setInstallation(change: Partial<Installation>): void {
  store.set({ ...store.get(), ...change });
}

/** Records that a newer version waits; `activate` makes it take over. */
export function setUpdateWaiting(activate: () => void): void {
  skipWaiting = activate;
  setInstallation({ isUpdateWaiting: true });
}

/** Makes the waiting version take over. */
export function installUpdate(): void {
  isRequested = true;
  skipWaiting();
}

/** Whether the player has started the update in this tab, and has agreed to lose what is not saved. */
export function isUpdateRequested(): boolean {
  return isRequested;
}

/**
 * Reloads the page for the version that has taken over, or shows the notice of the update if the
 * player started it in another tab and this one holds typed text.
 */
export function reloadForUpdate(): void {
  if (isRequested || !hasTypedText()) window.location.reload();
  else setUpdateWaiting(() => window.location.reload());
}

/** Whether the service worker of an earlier visit serves this page. */
export function isRepeatVisit(): boolean {
  return Boolean(getServiceWorkers()?.controller);
}
