import type { Workbox } from 'workbox-window';
import { createStore, type ReadableStore } from './createStore.ts';
import { trustedScript } from './trusted.ts';

/** Whether the app works without a network by now, and whether a newer version waits. */
export type Installation = { isReady: boolean; isWaiting: boolean };

/** Milliseconds after which a returning player's app looks for a new version. */
const checkAfterMs = 3_600_000;

/** Ours among the caches of the origin, other copies of the app included. */
const cachePrefix = 'countertype';

const store = createStore<Installation>({ isReady: false, isWaiting: false });
let workbox: Workbox | undefined;

/** What is known of the installation now. */
export const installation: ReadableStore<Installation> = store;

function setInstallation(change: Partial<Installation>): void {
  store.set({ ...store.get(), ...change });
}

/**
 * Installs the service worker once the page has nothing better to do, keeps what the page has
 * fetched meanwhile from `addresses`, and reloads every tab when a newer version takes over.
 */
export async function installServiceWorker(addresses: () => string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker ever takes over a page that is already of its version.
    if (wasControlled) window.location.reload();
    wasControlled = true;
  });
  try {
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(trustedScript(`${base}sw.js`) as unknown as string, { scope: base });
    workbox.addEventListener('waiting', () => setInstallation({ isWaiting: true }));
    const registration = await workbox.register({ immediate: true });
    if (!registration) return;
    await navigator.serviceWorker.ready;
    checkOnReturn(registration);
    await cacheAll(addresses());
    setInstallation({ isReady: true });
  } catch (error) {
    console.warn('Failed to install the service worker', error);
  }
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

/** Lets the waiting version take over; every tab reloads when it has. */
export function update(): void {
  workbox?.messageSkipWaiting();
}

/** Takes away the service worker and our caches, and reloads; what the player chose stays. */
export async function repair(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter(isOurs).map((each) => each.unregister()));
    const names = (await globalThis.caches?.keys()) ?? [];
    const ours = names.filter((name) => name.startsWith(cachePrefix));
    await Promise.all(ours.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Failed to repair', error);
  }
  window.location.reload();
}

function isOurs({ scope }: ServiceWorkerRegistration): boolean {
  return scope === new URL(import.meta.env.BASE_URL, location.href).href;
}
