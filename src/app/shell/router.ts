import type { ComponentType } from 'react';
import { mayLeaveScreen } from '#app/browser/historyGuard.ts';
import { getSavedScroll, isReloadOrBack, saveScroll } from '#app/browser/scroll.ts';
import { loadMovesOf, needsMoves } from '#app/downloads/linkedMoves.ts';
import type { Session } from '#app/state/createSession.ts';
import { formatEntry, formatStoredEntry } from '#app/state/entry.ts';
import { loadOwnGames } from '#app/state/saved/loadOwnGames.ts';
import { isLookedUp } from '#app/state/saved/ownGames.ts';
import { createStore } from '#core/createStore.ts';
import { formatAddress } from '#core/links/link.ts';
import { isLink } from '#core/links/parameter.ts';
import { calculators, findCalculator } from '#core/links/registry.ts';
import { createHistoryWriter, type HistoryState, parseHistoryState } from './historyWriter.ts';

/** Shows the screen of an address, which has these parameters. */
export type Screen = ComponentType<{ params: URLSearchParams }>;

/** Loads the file of a screen. */
export type LoadScreen = () => Promise<Screen>;

/** The screens by path, which starts and ends with a slash. */
export type Screens = {
  has: (path: string) => boolean;
  /** Returns undefined until the screen is loaded. */
  get: (path: string) => Screen | undefined;
  /** Loads a screen; rejects if there is none at the path, or if its files cannot be loaded. */
  load: (path: string) => Promise<void>;
};

/** The current screen and its history entry. */
export type View = {
  /** The key of the history entry; an address that is opened twice has two. */
  key: string;
  /** The path of the screen, below the base path. */
  path: string;
  /** The parameters of the address when it was opened. */
  params: URLSearchParams;
  /** Undefined if loading failed; `error` then has the reason. */
  Screen?: Screen | undefined;
  error?: unknown;
  /** The scroll position: CSS pixels from the top, or the ID of an element. */
  scroll?: number | string | undefined;
  /** Whether the address has already changed to another screen, which is loading. */
  isLeaving: boolean;
  /** Whether the settings panel is open; it is a history step, so the back button closes it. */
  isPanelOpen: boolean;
};

const homePath = calculators.defense.path;

/**
 * Keeps the screen, the state and the address in sync. A state change writes the address in the
 * same task; the address is read at the start and on back and forward.
 */
export function createRouter(session: Session, screens: Screens, basePath: string) {
  const view = createStore<View>({
    key: '',
    path: '',
    params: new URLSearchParams(),
    isLeaving: true,
    isPanelOpen: false,
  });
  /** The state of the browser's history entry; while a screen loads, the view has the previous key. */
  let currentHistoryState: HistoryState = { key: '' };
  /** The path, query string and hash in the address bar. */
  let address = '';
  let keyCount = 0;
  const historyWriter = createHistoryWriter();

  /** Returns a key that is unique in this tab, also after a reload. */
  function createKey(): string {
    keyCount += 1;
    return `${Math.round(performance.timeOrigin).toString(36)}-${keyCount}`;
  }

  function write(method: 'pushState' | 'replaceState', state: HistoryState, url: string): void {
    const { position: current = 0 } = currentHistoryState;
    const position = method === 'pushState' ? current + 1 : (state.position ?? current);
    currentHistoryState = { ...state, position };
    address = url;
    historyWriter.write(method, currentHistoryState, url);
  }

  /** Returns from a history step if the screen would lose something; the step is then undone. */
  function returnsToScreen(next: HistoryState | undefined): boolean {
    const { key, position } = currentHistoryState;
    const steps = (position ?? Number.NaN) - (next?.position ?? Number.NaN);
    if (!steps || next?.key === key || mayLeaveScreen()) return false;
    window.history.go(steps);
    return true;
  }

  /** Syncs the address bar with the state, except for a link with unknown parts. */
  function writeAddress(hash = ''): void {
    const entry = session.getCurrent();
    if (!entry || entry.key !== currentHistoryState.key || entry.ignored.length > 0) return;
    const [pathname = ''] = address.split(/[?#]/, 1);
    const search = formatEntry(entry);
    const storedSearch = formatStoredEntry(entry);
    const next = formatAddress(pathname, search) + hash;
    const { stored, ...rest } = currentHistoryState;
    const state: HistoryState = storedSearch === search ? rest : { ...rest, stored: storedSearch };
    if (next !== address || state.stored !== stored) write('replaceState', state, next);
  }

  function getPath({ pathname }: URL): string {
    return pathname.slice(basePath.length).replace(/\/?$/, '/');
  }

  /** Maps the root, with its query, and unknown paths to the defense screen. */
  function resolveUrl(url: URL): URL {
    const path = getPath(url);
    const query = path === '/' ? url.search : '';
    return screens.has(path) ? url : new URL(basePath + homePath + query, url);
  }

  /** Shows the screen of the browser's current address. */
  async function syncWithBrowser(
    historyState: HistoryState | undefined,
    isBack: boolean,
  ): Promise<void> {
    const url = resolveUrl(new URL(window.location.href));
    const { position = -1 } = currentHistoryState;
    // An entry without a state was added by the browser, for example for a typed hash.
    currentHistoryState = historyState ?? { key: createKey(), position: position + 1 };
    address = url.pathname + url.search + url.hash;
    if (!historyState || url.href !== window.location.href)
      write('replaceState', currentHistoryState, address);

    const { key, isLeaving } = view.get();
    if (currentHistoryState.key !== key || isLeaving) return showScreen(url, { isBack });
    // Only the settings panel opens or closes: another history step with the same key.
    view.set({ ...view.get(), isPanelOpen: currentHistoryState.panel === true });
    writeAddress();
  }

  /** Loads the screen of the address if necessary, opens its calculator's entry and shows it. */
  async function showScreen(
    url: URL,
    { isBack = false, savedId }: { isBack?: boolean; savedId?: string | undefined },
  ): Promise<void> {
    const { key, stored = url.search } = currentHistoryState;
    const searchParams = new URLSearchParams(stored);
    const { hash } = url;
    const path = getPath(url);
    // A function, because the settings panel may open or close while the screen loads.
    const createView = () => ({
      key,
      path,
      params: searchParams,
      isLeaving: false,
      isPanelOpen: currentHistoryState.panel === true,
    });
    const missingGames = session.findMissingGames(searchParams).filter((game) => !isLookedUp(game));
    const links = session.listLinks(searchParams);
    if (!screens.get(path) || missingGames.length > 0 || needsMoves(links)) {
      view.set({ ...view.get(), scroll: undefined, isLeaving: true });
      try {
        await Promise.all([
          screens.get(path) ?? screens.load(path),
          loadOwnGames(missingGames),
          loadMovesOf(links),
        ]);
      } catch (error) {
        if (currentHistoryState.key === key) view.set({ ...createView(), error });
        return;
      }
      // The player may have navigated elsewhere meanwhile.
      if (currentHistoryState.key !== key) return;
    }
    const calculator = findCalculator(path);
    if (calculator) session.open(key, calculator, searchParams, { isBack, savedId });
    else session.close();
    writeAddress(hash);
    // Another state of a calculator changes what the player looks at; another page begins at its top.
    const isSameScreen = calculator && path === view.get().path;
    const startScroll = hash.slice(1) || (isSameScreen ? undefined : 0);
    const ownScroll = isBack ? getSavedScroll(key) : startScroll;
    // Of a text page, which stood without the app, the reader may have read a part.
    const scroll = !view.get().path && window.scrollY > 0 ? undefined : ownScroll;
    // Before the screen renders, because a virtual list starts at the scroll position of the window.
    const isPartOfNewScreen = typeof scroll === 'string' && path !== view.get().path;
    if (scroll === 0 || isPartOfNewScreen) window.scrollTo(0, 0);
    view.set({ ...createView(), Screen: screens.get(path), scroll });
  }

  return {
    basePath,
    getView: view.get,
    /** Calls the callback whenever the view changes; returns the unsubscriber. */
    subscribe: view.subscribe,
    /** The key of the browser's entry. */
    currentKey: () => currentHistoryState.key,

    /** Starts to show the screen of each browser address; resolves when the first one is loaded. */
    async start(): Promise<void> {
      session.subscribe(() => {
        if (session.getCurrent()?.key === view.get().key) writeAddress();
      });
      window.addEventListener('popstate', ({ state }) => {
        const historyState = parseHistoryState(state);
        if (returnsToScreen(historyState)) return;
        saveScroll(view.get().key);
        // Back and forward do not reach entries that the browser has refused.
        historyWriter.dropAll();
        syncWithBrowser(historyState, historyState !== undefined);
      });
      await syncWithBrowser(parseHistoryState(window.history.state), isReloadOrBack());
    },

    /**
     * Navigates to an address below the base path; one without a state restores the calculator's
     * last state. `savedId` is the id of the saved team that a link has. A link to the current address
     * adds no history step.
     */
    navigate(
      to: string,
      { replace = false, savedId }: { replace?: boolean; savedId?: string } = {},
    ): void {
      const currentUrl = new URL(address, window.location.href);
      const url = resolveUrl(new URL(basePath + to, currentUrl));
      const { pathname, search, searchParams, hash } = url;
      const calculator = findCalculator(getPath(url));
      const isSameState = search === currentUrl.search || (calculator && !search);
      const isCurrent = pathname === currentUrl.pathname && isSameState && !hash;
      if (isCurrent && !view.get().error) return;

      saveScroll(view.get().key);
      const canRestore = calculator && !isLink(searchParams);
      const next = canRestore
        ? formatAddress(pathname, session.formatLast(calculator))
        : pathname + search;
      write(replace || isCurrent ? 'replaceState' : 'pushState', { key: createKey() }, next + hash);
      showScreen(url, { savedId });
    },

    /** Loads the files of the screen at an address below the base path; if that fails, opening it tries again. */
    prepare(to: string): void {
      const path = getPath(resolveUrl(new URL(basePath + to, window.location.href)));
      if (!screens.get(path)) screens.load(path).catch(console.warn);
    },

    /** Opens the settings panel as a new history step. */
    openPanel(): void {
      write('pushState', { ...currentHistoryState, panel: true }, address);
      view.set({ ...view.get(), isPanelOpen: true });
    },

    /** Closes the settings panel, like the back button. */
    closePanel(): void {
      if (!view.get().isPanelOpen) return;
      // Set before the popstate event, so that a second tap does not go back twice.
      view.set({ ...view.get(), isPanelOpen: false });
      if (parseHistoryState(window.history.state)?.panel) {
        window.history.back();
        return;
      }
      historyWriter.dropLast();
      const { panel, position = 1, ...state } = currentHistoryState;
      write('replaceState', { ...state, position: position - 1 }, address);
    },
  };
}
