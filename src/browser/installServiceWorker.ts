import { Workbox } from 'workbox-window';
import { reloadForUpdate, setInstallation, setWaiting } from './installation.ts';
import { cachePrefix } from './repair.ts';
import { trustedScript } from './trusted.ts';

/** Milliseconds after which a returning player's app looks for a new version. */
const checkAfterMs = 3_600_000;

/**
 * Installs the service worker, keeps what the page has fetched meanwhile from `addresses`, and
 * reloads the tab when a newer version takes over, unless that would lose typed text. Rejects where
 * the browser has no service workers or refuses this one.
 */
export async function installServiceWorker(addresses: () => string[]): Promise<void> {
  const base = import.meta.env.BASE_URL;
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker ever takes over a page that is already of its version.
    if (wasControlled) reloadForUpdate();
    wasControlled = true;
  });
  const workbox = new Workbox(trustedScript(`${base}sw.js`) as unknown as string, { scope: base });
  workbox.addEventListener('waiting', () => setWaiting(() => workbox.messageSkipWaiting()));
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  await navigator.serviceWorker.ready;
  checkOnReturn(registration);
  await cacheAll(addresses());
  setInstallation({ isReady: true });
}

async function cacheAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(`${cachePrefix}-locales`);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    const isText = response.headers.get('content-type')?.includes('json');
    if (response.ok && isText) await cache.put(address, response);
  }
}

function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    // A clock that was set back has elapsed as well.
    const elapsed = Math.abs(Date.now() - checked);
    if (document.visibilityState !== 'visible' || elapsed < checkAfterMs) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}
