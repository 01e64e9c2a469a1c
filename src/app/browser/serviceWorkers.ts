/** The browser's service workers; undefined if it has none, or refuses them as a sandboxed frame does. */
export function getServiceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return globalThis.navigator?.serviceWorker;
  } catch {
    return undefined;
  }
}
