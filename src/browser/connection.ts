let hasMissed = false;
const callbacks = new Set<() => void>();

function tell(): void {
  for (const callback of callbacks) callback();
}

/** Notes that something could not be loaded, if that is because the network is away. */
export function missed(): void {
  if (navigator.onLine) return;
  hasMissed = true;
  tell();
}

/** Whether something is missing because the network is away. */
export function isMissing(): boolean {
  return hasMissed && !navigator.onLine;
}

/** Calls back whenever `isMissing` may have changed; returns how to stop. */
export function onConnection(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** Calls back when the network has come back. */
export function whenBack(callback: () => void): void {
  window.addEventListener('online', callback);
}

/** Watches the network come and go; to be called once. */
export function watchConnection(): void {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    hasMissed = false;
    tell();
  });
}
