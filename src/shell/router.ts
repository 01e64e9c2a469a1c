import type { ComponentType } from 'react';
import { createStore } from '#browser/createStore.ts';
import { isReturn, keepScroll, scrollOf } from '#browser/scroll.ts';
import {
  closeEntry,
  lastSearch,
  onEntry,
  openEntry,
  searchOf,
  shownEntry,
} from '#calculators/entries.ts';
import { addressOf } from '#calculators/link.ts';
import { isLink } from '#calculators/parameter.ts';
import { calculatorAt, calculators } from '#calculators/registry.ts';

/** The screens by their paths, which begin and end with a slash. */
export type Screens = {
  has: (path: string) => boolean;
  /** The screen, if it has been loaded. */
  get: (path: string) => ComponentType | undefined;
  /** Rejects where there is none, or where its files cannot be had. */
  load: (path: string) => Promise<void>;
};

/** What is on the screen, and the entry of the history that it belongs to. */
export type View = {
  /** The entry's name; an address that is opened twice has two. */
  key: string;
  /** Of the screen, below the base path. */
  path: string;
  /** None where it could not be loaded; then `error` says why. */
  Screen?: ComponentType | undefined;
  error?: unknown;
  /** Where the page is scrolled to: CSS pixels from the top, or the id of an element. */
  scroll?: number | string | undefined;
  /** Whether the address is already that of another screen, which is being loaded. */
  isLeaving: boolean;
  /** Whether the settings panel is open: a step of the history of its own, which Back takes back. */
  isPanelOpen: boolean;
};

/** What we write into an entry of the history; it outlives a reload. */
type EntryState = { key: string; panel?: true };

type HistoryWrite = { method: 'pushState' | 'replaceState'; state: EntryState; url: string };

const homePath = calculators.defense.path;

/** Milliseconds until the history is written again that could not be. */
const retryMs = 2000;

/**
 * Keeps screen, state and address of the app in line. The address is written in the same task as a
 * change of the state, and read when it comes from outside: at the start and by back and forward.
 */
export function createRouter(screens: Screens, basePath: string) {
  const view = createStore<View>({ key: '', path: '', isLeaving: true, isPanelOpen: false });
  /** The entry that the browser is at; while a screen is loaded, the view has another. */
  let current: EntryState = { key: '' };
  /** Path, search part and hash that the address bar shows. */
  let address = '';
  let keyCount = 0;
  /** What could not be written to the history yet, in its order. */
  let unwritten: HistoryWrite[] = [];
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** A name that no entry of this tab has, those from before a reload included. */
  function newKey(): string {
    keyCount += 1;
    return `${Math.round(performance.timeOrigin).toString(36)}-${keyCount}`;
  }

  function write(method: HistoryWrite['method'], state: EntryState, url: string): void {
    current = state;
    address = url;
    const last = unwritten.at(-1);
    if (method === 'replaceState' && last) Object.assign(last, { state, url });
    else unwritten.push({ method, state, url });
    writeHistory();
  }

  function writeHistory(): void {
    clearTimeout(retry);
    try {
      for (let next = unwritten[0]; next; next = unwritten[0]) {
        window.history[next.method](next.state, '', next.url);
        unwritten.shift();
      }
    } catch (error) {
      // Safari throws after 100 changes in 10 seconds. What is on the screen is right, and stored.
      console.warn('Failed to write the address', error);
      retry = setTimeout(writeHistory, retryMs);
    }
  }

  /** Brings the address bar in line with the state; that of a link with unknown parts stays. */
  function writeAddress(hash = ''): void {
    const entry = shownEntry();
    if (!entry || entry.key !== current.key || entry.ignored.length > 0) return;
    const [pathname = ''] = address.split(/[?#]/, 1);
    const next = addressOf(pathname, searchOf(entry)) + hash;
    if (next !== address) write('replaceState', current, next);
  }

  function pathOf({ pathname }: URL): string {
    return pathname.slice(basePath.length).replace(/\/?$/, '/');
  }

  /** Where an address leads: unknown paths to the defense screen. */
  function resolve(url: URL): URL {
    return screens.has(pathOf(url)) ? url : new URL(basePath + homePath, url);
  }

  /** Shows what the browser's own address asks for. */
  async function arrive(known: EntryState | undefined, isBack: boolean): Promise<void> {
    const url = resolve(new URL(window.location.href));
    current = known ?? { key: newKey() };
    address = url.pathname + url.search + url.hash;
    if (!known || url.href !== window.location.href) write('replaceState', current, address);

    const { key, isLeaving } = view.get();
    if (current.key !== key || isLeaving) return show(url, isBack);
    // The settings panel opens or closes: another step of the history, the same entry of ours.
    view.set({ ...view.get(), isPanelOpen: current.panel === true });
    writeAddress();
  }

  async function show(url: URL, isBack: boolean): Promise<void> {
    const { key } = current;
    const { searchParams, hash } = url;
    const path = pathOf(url);
    // The settings panel may be opened or closed while the screen is loaded.
    const place = () => ({ key, path, isLeaving: false, isPanelOpen: current.panel === true });
    if (!screens.get(path)) {
      view.set({ ...view.get(), scroll: undefined, isLeaving: true });
      try {
        await screens.load(path);
      } catch (error) {
        if (current.key === key) view.set({ ...place(), error });
        return;
      }
      // The player has gone on meanwhile.
      if (current.key !== key) return;
    }
    const calculator = calculatorAt(path);
    if (calculator) openEntry(key, calculator, searchParams, isBack);
    else closeEntry();
    writeAddress(hash);
    const start = hash.slice(1) || (path === view.get().path ? undefined : 0);
    view.set({ ...place(), Screen: screens.get(path), scroll: isBack ? scrollOf(key) : start });
  }

  return {
    basePath,
    /** What is on the screen now. */
    view: view.get,
    /** Calls back whenever `view` changes; returns how to stop. */
    onView: view.subscribe,
    /** The name of the entry that the browser is at. */
    currentKey: () => current.key,

    /** Shows the screen of the browser's address, now and whenever it changes; resolves with the first. */
    async start(): Promise<void> {
      onEntry(() => {
        if (shownEntry()?.key === view.get().key) writeAddress();
      });
      window.addEventListener('popstate', ({ state }) => {
        keepScroll(view.get().key);
        // Entries that the history never had are behind nobody.
        unwritten = [];
        const known = readEntryState(state);
        arrive(known, known !== undefined);
      });
      await arrive(readEntryState(window.history.state), isReturn());
    },

    /**
     * Goes to an address below the base path; a calculator's without a state goes on where the tab
     * left it. A link to where the browser already is adds no step to the history.
     */
    navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
      const here = new URL(address, window.location.href);
      const url = resolve(new URL(basePath + to, here));
      const { pathname, search, searchParams, hash } = url;
      const isHere = pathname === here.pathname && (!search || search === here.search) && !hash;
      if (isHere && !view.get().error) return;

      keepScroll(view.get().key);
      const calculator = calculatorAt(pathOf(url));
      const goesOn = calculator && !isLink(searchParams);
      const next = goesOn ? addressOf(pathname, lastSearch(calculator)) : pathname + search;
      write(replace || isHere ? 'replaceState' : 'pushState', { key: newKey() }, next + hash);
      show(url, false);
    },

    /** Opens the settings panel over the screen. */
    openPanel(): void {
      write('pushState', { key: current.key, panel: true }, address);
      view.set({ ...view.get(), isPanelOpen: true });
    },

    /** Closes the settings panel, as the back button does. */
    closePanel(): void {
      if (!view.get().isPanelOpen) return;
      // At once, so that a second tap does not go back a second step.
      view.set({ ...view.get(), isPanelOpen: false });
      if (readEntryState(window.history.state)?.panel) {
        window.history.back();
        return;
      }
      unwritten.pop();
      write('replaceState', { key: current.key }, address);
    },
  };
}

function readEntryState(state: unknown): EntryState | undefined {
  const { key, panel } = (state ?? {}) as Partial<Record<keyof EntryState, unknown>>;
  if (typeof key !== 'string') return undefined;
  return panel === true ? { key, panel } : { key };
}
