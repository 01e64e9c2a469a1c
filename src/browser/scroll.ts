import { onSessionCleared, readStored, writeStored } from './storage.ts';

const storageKey = 'scroll';

/** More entries of the history than anybody goes back through. */
const maxPositions = 100;

const positions = new Map<string, number>();

/**
 * Takes over from the browser, which would scroll before the screen is there; `entryKey` names the
 * entry of the history that the page shows.
 */
export function watchScroll(entryKey: () => string): void {
  const stored = readStored('session', storageKey);
  for (const [key, y] of Object.entries(stored ?? {})) {
    if (Number.isFinite(y)) positions.set(key, y);
  }
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keepScroll(entryKey());
    if (positions.size > 0) writeStored('session', storageKey, Object.fromEntries(positions));
  });
}

/** Keeps how far the page is scrolled now, for a return to the entry in this session. */
export function keepScroll(key: string): void {
  positions.delete(key);
  if (window.scrollY > 0) positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > maxPositions) positions.delete(oldest);
}

/** How far the entry was scrolled when it was left, in CSS pixels; 0 for a new one. */
export function scrollOf(key: string): number {
  return positions.get(key) ?? 0;
}

onSessionCleared(() => positions.clear());

/** Whether this page was loaded for an address that was here before: again, or by going back. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}
