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
 * Reloads the page once per missing chunk, as after a new release; the player sees the error if a reload would lose
 * typed text, the player is leaving the page, the site is unreachable, the same chunk fails again, or session storage
 * cannot record the reload.
 */
export function reloadOnceForChunkError(): void {
  // Firefox aborts the chunks of a page that the player leaves, and a reload would end the navigation.
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // The page is back from the cache of the back button.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const isReloadUnwanted = () => isLeaving || hasTypedText();
  window.addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    if (isReloadUnwanted() || readStored('session', 'reloadedFor') === message) return;
    writeStored('session', 'reloadedFor', message);
    if (readStored('session', 'reloadedFor') !== message) return;
    if (!(await isReachable())) return;
    await fetchFreshPage();
    if (!isReloadUnwanted()) window.location.reload();
  });
}
