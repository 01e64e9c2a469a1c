/** Fetches the URL again when the first service worker takes control, which then caches it for a visit without network. */
export function cacheOnUse(url: string): void {
  const worker = globalThis.navigator?.serviceWorker;
  if (!worker || worker.controller) return;
  worker.addEventListener('controllerchange', () => void fetch(url).catch(() => {}), {
    once: true,
  });
}
