import { clearSession } from '#browser/storage.ts';

/** Milliseconds between the reset and the way to the first screen: the specification's value. */
export const resetDelay = 100;

/** After a crash: forgets what the player picked, and starts the app anew. */
export function resetAndReload(): void {
  clearSession();
  setTimeout(() => window.location.assign(import.meta.env.BASE_URL), resetDelay);
}
