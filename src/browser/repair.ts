import { isReachable } from './outdated.ts';

/** Ours among the caches of the origin, other copies of the app included. */
export const cachePrefix = 'countertype';

/**
 * Takes away the service worker and our caches, and reloads; what the player chose stays. False
 * where the site cannot be reached, without which the app could not be loaded again.
 */
export async function repair(): Promise<boolean> {
  if (!(await isReachable())) return false;
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
  return true;
}

function isOurs({ scope }: ServiceWorkerRegistration): boolean {
  return scope === new URL(import.meta.env.BASE_URL, location.href).href;
}
