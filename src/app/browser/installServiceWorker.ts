import { Workbox } from 'workbox-window';
import { reloadForUpdate, setInstallation, setUpdateWaiting } from './installation.ts';
import { cachePrefix } from './repair.ts';
import { createTrustedScriptUrl } from './trustedTypes.ts';
import { keepVersion } from './versionedFile.ts';

/** Minimum milliseconds between two checks for a new version, made when the tab becomes visible. */
const minCheckIntervalMs = 3_600_000;

/**
 * Installs the service worker, caches the files that the page fetched before it was active,
 * and reloads the tab when a newer version takes over, unless that would lose typed text; rejects
 * if the browser has no service workers or refuses this one.
 */
export async function installServiceWorker(getAddresses: () => string[]): Promise<void> {
  const base = import.meta.env.BASE_URL;
  let wasControlled = navigator.serviceWorker.controller !== null;
  // Without a network the check of the cached texts below fails, but the worker has served this page.
  if (wasControlled && !navigator.onLine) setInstallation({ isReady: true });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes control of a page that already has its version.
    if (wasControlled) reloadForUpdate();
    wasControlled = true;
  });
  const workbox = new Workbox(createTrustedScriptUrl(`${base}sw.js`) as unknown as string, {
    scope: base,
  });
  workbox.addEventListener('waiting', () => setUpdateWaiting(() => workbox.messageSkipWaiting()));
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  await navigator.serviceWorker.ready;
  checkOnReturn(registration);
  await cacheAll(getAddresses());
  setInstallation({ isReady: true });
}

async function cacheAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(`${cachePrefix}-locales`);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const request = new Request(address);
    const response = await keepVersion({ request, response: await fetch(request) });
    if (response) await cache.put(address, response);
  }
}

function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let lastCheckMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    // The absolute difference, because the clock may have been set back.
    const elapsedMs = Math.abs(Date.now() - lastCheckMs);
    if (document.visibilityState !== 'visible' || elapsedMs < minCheckIntervalMs) return;
    lastCheckMs = Date.now();
    registration.update().catch(() => {});
  });
}
