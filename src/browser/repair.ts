/** Ours among the caches of the origin, other copies of the app included. */
export const cachePrefix = 'countertype';

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
