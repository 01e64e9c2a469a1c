import { onSessionCleared, readStored, writeStored } from './storage.ts';

const storageKey = 'scroll';

/** Maximum number of positions: more history entries than a player goes back through. */
const maxPositions = 100;

const positions = new Map<string, number>();

/**
 * Replaces the browser's scroll restoration, which runs before the screen is rendered; `getEntryKey`
 * returns the key of the current history entry.
 */
export function watchScroll(getEntryKey: () => string): void {
  const stored = readStored('session', storageKey);
  for (const [key, y] of Object.entries(stored ?? {})) {
    if (Number.isFinite(y)) positions.set(key, y);
  }
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    saveScroll(getEntryKey());
    if (positions.size > 0) writeStored('session', storageKey, Object.fromEntries(positions));
  });
}

/** Stores the current scroll position of the history entry until the tab is closed. */
export function saveScroll(key: string): void {
  positions.delete(key);
  if (window.scrollY > 0) positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (oldest !== undefined && positions.size > maxPositions) positions.delete(oldest);
}

/** Returns the stored scroll position of the entry in CSS pixels; 0 for a new one. */
export function getSavedScroll(key: string): number {
  return positions.get(key) ?? 0;
}

/**
 * Scrolls to the element with the ID, and again whenever the height of the page changes, until the
 * player scrolls, taps or presses a key; returns a function that stops it.
 */
export function keepInView(id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  const controller = new AbortController();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    controller.abort();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, stop, { passive: true, signal: controller.signal });
  }
  return stop;
}

onSessionCleared(() => positions.clear());

/** Whether the page was loaded by a reload, or by going back or forward. */
export function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}
