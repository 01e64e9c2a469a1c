import { readStored, writeStored } from './storage.ts';

const chunkError =
  /dynamically imported module|importing a module script|preload CSS|valid JavaScript MIME/i;

/** Whether the error says that a part of the app could not be loaded. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && chunkError.test(error.message);
}

/**
 * Reloads once for a part of the app that is gone, as after a new release. Without a network, the
 * second time, and where nothing can be kept to count by, the error is for the player to see.
 */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    if (readStored('session', 'reloadedFor') === message) return;
    writeStored('session', 'reloadedFor', message);
    if (readStored('session', 'reloadedFor') !== message) return;
    if (await isReachable()) window.location.reload();
  });
}

/** Whether the site answers now. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
