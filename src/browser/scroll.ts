import { readStored, writeStored } from './storage.ts';

const key = 'scroll';

const positions = new Map<string, number>();

/** Takes over from the browser, which would scroll before the screen is there. */
export function watchScroll(): void {
  const stored = readStored('session', key);
  for (const [href, y] of Object.entries(stored ?? {})) {
    if (Number.isFinite(y)) positions.set(href, y);
  }
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keepScroll(window.location.href);
    writeStored('session', key, Object.fromEntries(positions));
  });
}

/** Keeps how far the page is scrolled now, for who comes back to the address in this session. */
export function keepScroll(href: string): void {
  positions.set(href, window.scrollY);
}

/** How far the address was scrolled when it was left, in CSS pixels; 0 for a new one. */
export function scrollOf(href: string): number {
  return positions.get(href) ?? 0;
}

/** Whether this page was loaded for an address that was here before: again, or by going back. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
}
