import { clearSession } from '#app/browser/storage.ts';

/** Milliseconds between a reset and the navigation to the first screen. */
export const resetDelayMs = 100;

/** Clears the session's state and restarts the app, after a crash. */
export function resetAndReload(): void {
  clearSession();
  setTimeout(() => window.location.assign(import.meta.env.BASE_URL), resetDelayMs);
}
