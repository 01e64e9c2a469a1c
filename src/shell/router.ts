import type { ComponentType } from 'react';
import { createStore } from '#browser/createStore.ts';
import { getSavedScroll, isReloadOrBack, saveScroll } from '#browser/scroll.ts';
import { closeEntry, getCurrentEntry, onEntryChange, openEntry } from '#calculators/entries.ts';
import { formatEntry } from '#calculators/entry.ts';
import { formatLastState } from '#calculators/lastStates.ts';
import { formatAddress } from '#calculators/link.ts';
import { hasMissingGames, loadOwnGames } from '#calculators/ownGames.ts';
import { isLink } from '#calculators/parameter.ts';
import { calculators, findCalculator } from '#calculators/registry.ts';

/** The screens by path, which starts and ends with a slash. */
export type Screens = {
  has: (path: string) => boolean;
  /** Returns undefined until the screen is loaded. */
  get: (path: string) => ComponentType | undefined;
  /** Rejects if there is no such screen, or if its files cannot be loaded. */
  load: (path: string) => Promise<void>;
};

/** The current screen and its history entry. */
export type View = {
  /** The key of the history entry; an address that is opened twice has two. */
  key: string;
  /** The path of the screen, below the base path. */
  path: string;
  /** Undefined if loading failed; `error` then has the reason. */
  Screen?: ComponentType | undefined;
  error?: unknown;
  /** The scroll position: CSS pixels from the top, or the ID of an element. */
  scroll?: number | string | undefined;
  /** Whether the address has already changed to another screen, which is loading. */
  isLeaving: boolean;
  /** Whether the settings panel is open; it is a history step, so the back button closes it. */
  isPanelOpen: boolean;
};

/** The `history.state` of an entry; it survives a reload. */
type EntryState = { key: string; panel?: true };

type HistoryWrite = { method: 'pushState' | 'replaceState'; state: EntryState; url: string };

const homePath = calculators.defense.path;

/** Milliseconds until a failed history write is repeated. */
const retryMs = 2000;

/**
 * Keeps the screen, the state and the address in sync. A state change writes the address in the
 * same task; the address is read at the start and on back and forward.
 */
export function createRouter(screens: Screens, basePath: string) {
  const view = createStore<View>({ key: '', path: '', isLeaving: true, isPanelOpen: false });
  /** The browser's entry; while a screen loads, the view still has the previous one. */
  let current: EntryState = { key: '' };
  /** The path, query string and hash in the address bar. */
  let address = '';
  let keyCount = 0;
  /** The history writes that have not succeeded yet, in order. */
  let pendingWrites: HistoryWrite[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Returns a key that is unique in this tab, also after a reload. */
  function createKey(): string {
    keyCount += 1;
    return `${Math.round(performance.timeOrigin).toString(36)}-${keyCount}`;
  }

  function write(method: HistoryWrite['method'], state: EntryState, url: string): void {
    current = state;
    address = url;
    const last = pendingWrites.at(-1);
    if (method === 'replaceState' && last) Object.assign(last, { state, url });
    else pendingWrites.push({ method, state, url });
    writeHistory();
  }

  function writeHistory(): void {
    clearTimeout(retryTimer);
    try {
      for (let next = pendingWrites[0]; next; next = pendingWrites[0]) {
        window.history[next.method](next.state, '', next.url);
        pendingWrites.shift();
      }
    } catch (error) {
      // Safari throws after 100 changes in 10 seconds. The screen and the stored state are correct.
      console.warn('Failed to write the address', error);
      retryTimer = setTimeout(writeHistory, retryMs);
    }
  }

  /** Syncs the address bar with the state, except for a link with unknown parts. */
  function writeAddress(hash = ''): void {
    const entry = getCurrentEntry();
    if (!entry || entry.key !== current.key || entry.ignored.length > 0) return;
    const [pathname = ''] = address.split(/[?#]/, 1);
    const next = formatAddress(pathname, formatEntry(entry)) + hash;
    if (next !== address) write('replaceState', current, next);
  }

  function getPath({ pathname }: URL): string {
    return pathname.slice(basePath.length).replace(/\/?$/, '/');
  }

  /** Maps unknown paths to the defense screen. */
  function resolve(url: URL): URL {
    return screens.has(getPath(url)) ? url : new URL(basePath + homePath, url);
  }

  /** Shows the screen of the browser's current address. */
  async function syncWithBrowser(
    entryState: EntryState | undefined,
    isBack: boolean,
  ): Promise<void> {
    const url = resolve(new URL(window.location.href));
    current = entryState ?? { key: createKey() };
    address = url.pathname + url.search + url.hash;
    if (!entryState || url.href !== window.location.href) write('replaceState', current, address);

    const { key, isLeaving } = view.get();
    if (current.key !== key || isLeaving) return show(url, isBack);
    // Only the settings panel opens or closes: another history step with the same key.
    view.set({ ...view.get(), isPanelOpen: current.panel === true });
    writeAddress();
  }

  async function show(url: URL, isBack: boolean): Promise<void> {
    const { key } = current;
    const { searchParams, hash } = url;
    const path = getPath(url);
    // A function, because the settings panel may open or close while the screen loads.
    const createView = () => ({ key, path, isLeaving: false, isPanelOpen: current.panel === true });
    if (!screens.get(path) || hasMissingGames([searchParams])) {
      view.set({ ...view.get(), scroll: undefined, isLeaving: true });
      try {
        await Promise.all([screens.get(path) ?? screens.load(path), loadOwnGames([searchParams])]);
      } catch (error) {
        if (current.key === key) view.set({ ...createView(), error });
        return;
      }
      // The player has navigated elsewhere meanwhile.
      if (current.key !== key) return;
    }
    const calculator = findCalculator(path);
    if (calculator) openEntry(key, calculator, searchParams, isBack);
    else closeEntry();
    writeAddress(hash);
    const startScroll = hash.slice(1) || (path === view.get().path ? undefined : 0);
    const scroll = isBack ? getSavedScroll(key) : startScroll;
    // Before the screen renders: a virtual list starts at the window's position.
    const isPartOfNewScreen = typeof scroll === 'string' && path !== view.get().path;
    if (scroll === 0 || isPartOfNewScreen) window.scrollTo(0, 0);
    view.set({ ...createView(), Screen: screens.get(path), scroll });
  }

  return {
    basePath,
    getView: view.get,
    /** Calls back whenever the view changes; returns the unsubscribe function. */
    subscribe: view.subscribe,
    /** The key of the browser's entry. */
    currentKey: () => current.key,

    /** Shows the screen of each browser address from now on; resolves when the first is shown. */
    async start(): Promise<void> {
      onEntryChange(() => {
        if (getCurrentEntry()?.key === view.get().key) writeAddress();
      });
      window.addEventListener('popstate', ({ state }) => {
        saveScroll(view.get().key);
        // Entries that were never added cannot be reached by back and forward.
        pendingWrites = [];
        const entryState = readEntryState(state);
        syncWithBrowser(entryState, entryState !== undefined);
      });
      await syncWithBrowser(readEntryState(window.history.state), isReloadOrBack());
    },

    /**
     * Navigates to an address below the base path; one without a state restores the calculator's
     * last state. A link to the current address adds no history step.
     */
    navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
      const currentUrl = new URL(address, window.location.href);
      const url = resolve(new URL(basePath + to, currentUrl));
      const { pathname, search, searchParams, hash } = url;
      const calculator = findCalculator(getPath(url));
      const isSameState = search === currentUrl.search || (calculator && !search);
      const isCurrent = pathname === currentUrl.pathname && isSameState && !hash;
      if (isCurrent && !view.get().error) return;

      saveScroll(view.get().key);
      const canRestore = calculator && !isLink(searchParams);
      const next = canRestore
        ? formatAddress(pathname, formatLastState(calculator))
        : pathname + search;
      write(replace || isCurrent ? 'replaceState' : 'pushState', { key: createKey() }, next + hash);
      show(url, false);
    },

    /** Opens the settings panel as a new history step. */
    openPanel(): void {
      write('pushState', { key: current.key, panel: true }, address);
      view.set({ ...view.get(), isPanelOpen: true });
    },

    /** Closes the settings panel, like the back button. */
    closePanel(): void {
      if (!view.get().isPanelOpen) return;
      // Set before the popstate event, so that a second tap does not go back twice.
      view.set({ ...view.get(), isPanelOpen: false });
      if (readEntryState(window.history.state)?.panel) {
        window.history.back();
        return;
      }
      pendingWrites.pop();
      write('replaceState', { key: current.key }, address);
    },
  };
}

function readEntryState(state: unknown): EntryState | undefined {
  const { key, panel } = (state ?? {}) as Partial<Record<keyof EntryState, unknown>>;
  if (typeof key !== 'string') return undefined;
  return panel === true ? { key, panel } : { key };
}
