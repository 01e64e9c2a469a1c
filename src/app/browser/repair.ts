import { isReachable } from './freshPage.ts';
import { getServiceWorkers } from './serviceWorkers.ts';

/** The name prefix of the app's caches; other copies of the app on the origin share it. */
export const cachePrefix = 'countertype';

/**
 * Removes the service worker and the app's caches, keeps the player's choices, and reloads; returns
 * false if the site is unreachable, because the app could not load again.
 */
export async function repair(): Promise<boolean> {
  if (!(await isReachable())) return false;
  try {
    const registrations = (await getServiceWorkers()?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter(isOwnRegistration).map((each) => each.unregister()));
    const names = (await globalThis.caches?.keys()) ?? [];
    const ownCacheNames = names.filter((name) => name.startsWith(cachePrefix));
    await Promise.all(ownCacheNames.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Failed to repair', error);
  }
  window.location.reload();
  return true;
}

function isOwnRegistration({ scope }: ServiceWorkerRegistration): boolean {
  return scope === new URL(import.meta.env.BASE_URL, location.href).href;
}
