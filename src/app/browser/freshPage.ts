/** Checks whether the site is reachable now. The service worker answers no HEAD requests. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Fetches the page anew, also into the browser's cache, which may still have that of an older release and answers a
 * reload with it. Returns its text; undefined if that fails.
 */
export async function fetchFreshPage(): Promise<string | undefined> {
  try {
    const response = await fetch(window.location.href, { cache: 'reload' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
