import { getServiceWorkers } from './serviceWorkers.ts';

/** Fetches the URL again when the first service worker takes control, which then caches it for a visit without network. */
export function cacheOnUse(url: string): void {
  const workers = getServiceWorkers();
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(url).catch(() => {}), {
    once: true,
  });
}
