import type { ComponentType } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isReturn, keepScroll, scrollOf } from '#browser/scroll.ts';
import { arrive } from '#calculators/arrive.ts';
import { addressOf } from '#calculators/link.ts';
import { calculatorAt } from '#calculators/remembered.ts';
import { writeSettings } from '#preferences/settings.ts';
import { isScreen, loadedScreen, loadScreen } from './screens.ts';

/** The screen before the player's eyes, and the address it belongs to. */
export type Shown = {
  href: string;
  pathname: string;
  search: string;
  /** None where it could not be loaded; then `error` says why. */
  Screen?: ComponentType | undefined;
  error?: unknown;
  /** Where to look first: CSS pixels from the top, or the id of an element. */
  scroll?: number | string | undefined;
  /** Whether the browser's address is a screen ahead, which is on its way. */
  isLeaving: boolean;
};

/** The path that the app is hosted under, without its last slash. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

let current: Shown = { href: '', pathname: '', search: '', isLeaving: true };
const callbacks = new Set<() => void>();

function become(next: Shown): void {
  current = next;
  for (const callback of callbacks) callback();
}

/** What is shown now. */
export function shown(): Shown {
  return current;
}

/** Calls back whenever `shown` changes; returns how to stop. */
export function onShown(callback: () => void): () => void {
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

/** Shows the screen of the browser's address, now and whenever it changes; done with the first. */
export async function followAddress(): Promise<void> {
  window.addEventListener('popstate', () => {
    ahead = undefined;
    keepScroll(current.href);
    show(address(), true);
  });
  window.addEventListener('pushState', () => {
    keepScroll(current.href);
    show(address(), false);
  });
  window.addEventListener('replaceState', () => {
    if (current.isLeaving || !isStill(current.href)) show(address(), false);
  });
  show(address(), isReturn());
  if (!current.isLeaving) return;
  await new Promise<void>((resolve) => {
    const stop = onShown(() => {
      if (current.isLeaving) return;
      stop();
      resolve();
    });
  });
}

/** What is shown already, and the address bar does not say yet. */
let ahead: Parameters<typeof navigate> | undefined;

/** Milliseconds after which a tap is painted, and the browser may take its time for the address. */
const paint = 100;

/** The address of what was asked for last; the browser's own may be a moment behind. */
export function address(): URL {
  const { href } = window.location;
  return new URL(ahead?.[0] ?? href, href);
}

/** Goes to an address; where only the choice on a screen changes, it is shown before it is written. */
export const go: typeof navigate = (to, options) => {
  const url = new URL(to, window.location.href);
  if (!options?.replace || url.pathname !== current.pathname || current.isLeaving) {
    catchUp();
    navigate(to, options);
    return;
  }
  if (!ahead) setTimeout(catchUp, paint);
  ahead = [to, options];
  show(url, false);
};

function catchUp(): void {
  const late = ahead;
  ahead = undefined;
  if (late) navigate(...late);
}

async function show(url: URL, isBack: boolean): Promise<void> {
  const { href, pathname, search, hash } = url;
  const path = pathname.slice(basePath.length).replace(/\/$/, '');
  if (!isScreen(path)) return navigate(`${basePath}/defense/`, { replace: true });

  const calculator = calculatorAt(path);
  const arrival = calculator && arrive(calculator, url);
  if (typeof arrival === 'object') {
    // An address without choices goes on where the session was; a link brings its settings along.
    if ('redirect' in arrival) {
      return navigate(addressOf(pathname, arrival.redirect), { replace: true });
    }
    writeSettings(arrival.settings);
  }

  const place = { href, pathname, search, isLeaving: false };
  if (!loadedScreen(path)) {
    become({ ...current, scroll: undefined, isLeaving: true });
    try {
      await loadScreen(path);
    } catch (error) {
      if (isStill(href)) become({ ...place, error });
      return;
    }
    if (!isStill(href)) return;
  }
  const start = hash.slice(1) || (pathname === current.pathname ? undefined : 0);
  const scroll = isBack ? scrollOf(href) : start;
  become({ ...place, Screen: loadedScreen(path), scroll });
}

/** Whether nobody has gone on while a screen was loading. */
function isStill(href: string): boolean {
  return window.location.href === href;
}
