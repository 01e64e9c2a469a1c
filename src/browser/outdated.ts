import { readStored, writeStored } from './storage.ts';

const chunkError = /dynamically imported module|importing a module script|preload CSS/i;

/** Whether the error says that a part of the app could not be loaded. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && chunkError.test(error.message);
}

/**
 * Reloads once for a part of the app that is gone, as after a new release; the second time, and
 * where nothing can be kept to count by, the error is for the player to see.
 */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedFor = readStored('session', 'reloadedFor');
    const missing = event.payload.message;
    if (reloadedFor === missing) return;
    writeStored('session', 'reloadedFor', missing);
    if (readStored('session', 'reloadedFor') !== missing) return;
    event.preventDefault();
    window.location.reload();
  });
}
