import { fetchFreshPage, isReachable } from './freshPage.ts';
import { readStored, writeStored } from './storage.ts';
import { hasTypedText } from './typedText.ts';

const chunkErrorMessage =
  /dynamically imported module|importing a module script|preload CSS|valid JavaScript MIME|^Failed to load /i;

/** Whether the error means that a chunk of the app, or a file that a link needs, failed to load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrorMessage.test(error.message);
}

/**
 * Reloads the page once per missing chunk, as after a new release; the player sees the error if a
 * reload would lose typed text, the site is unreachable, the same chunk fails again, or session storage cannot record the reload.
 */
export function reloadOnceForChunkError(): void {
  window.addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    if (hasTypedText() || readStored('session', 'reloadedFor') === message) return;
    writeStored('session', 'reloadedFor', message);
    if (readStored('session', 'reloadedFor') !== message) return;
    if (!(await isReachable())) return;
    await fetchFreshPage();
    if (!hasTypedText()) window.location.reload();
  });
}
