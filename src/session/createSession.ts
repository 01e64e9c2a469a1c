import { createStore } from '#browser/createStore.ts';
import type { Generation } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { isLink } from '#links/parameter.ts';
import { parseLink } from '#links/parseLink.ts';
import { type Calculator, calculatorNames, getCalculatorRow } from '#links/registry.ts';
import { type FindGame, type GameReference, parseSettings } from '#links/settings.ts';
import type { Change, ChangeNotice, NextState, SessionCore } from './change.ts';
import { addKeptId, type CalculatorEntry, type EntryContent, getKeptId } from './entry.ts';
import { afterChange } from './handlers.ts';
import { createNotices, type ScreenNotice } from './notices.ts';
import {
  readGameReference,
  readLastLink,
  readSavedId,
  readSettings,
  type TabStorage,
  writeSettings,
} from './tabStorage.ts';
import { createTeamEdits, type EditHost } from './teamEdits.ts';
import { keepView } from './viewFields.ts';

/** What a session needs from outside. */
export type SessionOptions = {
  storage: TabStorage;
  findGame: FindGame;
  /** Saves the edits of the host that have the ids. */
  saveEdits?: (host: EditHost, ids: readonly string[]) => void;
};

export type Session = ReturnType<typeof createSession>;

/** Creates the states of a tab: one entry for each history entry, which only `set` changes. */
export function createSession({ storage, findGame, saveEdits = () => {} }: SessionOptions) {
  /** The entries by key, so that back and forward restore their exact state. */
  const entries = new Map<string, CalculatorEntry>();
  /** The keys of the entries with the last states, by `stateKey`. */
  const lastKeys = new Map<string, string>();
  /** The keys of the entries that the calculators show or showed last. */
  const openKeys = new Map<Calculator, string>();
  /** The settings of a page without a calculator. */
  let pageSettings: Settings | undefined;
  let currentKey: string | undefined;
  const published = createStore<object>({});
  const publish = () => published.set({});
  const notices = createNotices();
  const host: EditHost = {
    edits: createTeamEdits(storage),
    replaceKeptId: (before, keptId) =>
      updateLast('team', (state) => (state.keptId === before ? { ...state, keptId } : state)),
  };

  const core: SessionCore = {
    ...{ storage, notices, updateLast, publish },
    isCurrent: (key) => key === currentKey,
    replaceLast: (name, next) => changeLast(name, next, 'replace'),
    saveEdit(id, edit) {
      host.edits.add(id, edit);
      saveEdits(host, [id]);
    },
  };
  saveEdits(host, host.edits.ids());

  /** The only write. */
  function set(after: CalculatorEntry, cause: Change['cause'], notice?: ScreenNotice): void {
    const { key, calculator } = after;
    const { stateKey } = getCalculatorRow(calculator);
    const isLast = cause === 'open' || (lastKeys.get(stateKey) ?? stateKey) === key;
    const last = isLast ? getLast(calculator) : undefined;
    const change = { before: entries.get(key) ?? last, after, last, cause, notice };
    entries.set(key, after);
    if (isLast) lastKeys.set(stateKey, key);
    for (const handle of afterChange) handle(core, change);
  }

  function getCurrent(): CalculatorEntry | undefined {
    return currentKey === undefined ? undefined : entries.get(currentKey);
  }

  function getSettings(): Settings {
    const current = getCurrent();
    if (current) return current.settings;
    pageSettings ??= readSettings(storage, findGame);
    return pageSettings;
  }

  /** Returns the calculator's last content in this tab, or else the stored one; it continues with these settings. */
  function getLast<Name extends Calculator>(calculator: Name): EntryContent<Name> {
    const { stateKey, adopt } = getCalculatorRow(calculator);
    const entry = entries.get(lastKeys.get(stateKey) ?? stateKey);
    const content = entry
      ? { state: adopt(entry.state), settings: entry.settings }
      : readStored(calculator, stateKey);
    const settings = getKeptId(content) ? content.settings : getSettings();
    return { calculator, state: content.state, settings };
  }

  function readStored<Name extends Calculator>(calculator: Name, stateKey: string) {
    const link = parseLink(calculator, readLastLink(storage, stateKey), findGame);
    return { ...link, state: addKeptId(link.state, readSavedId(storage, stateKey)) };
  }

  function updateLast<Name extends Calculator>(calculator: Name, next: NextState<Name>): void {
    changeLast(calculator, next, 'update');
  }

  function changeLast<Name extends Calculator>(
    calculator: Name,
    next: NextState<Name>,
    cause: Change['cause'],
  ): void {
    const { stateKey } = getCalculatorRow(calculator);
    const key = lastKeys.get(stateKey) ?? stateKey;
    const last = getLast(calculator);
    const state = next(last.state, last.settings);
    if (state === last.state) return;
    const entry = entries.get(key) ?? last;
    set({ ...entry, key, state, ignored: [] }, cause);
  }

  /** Changes an entry, even if it is not the current one; the notice offers to undo the change. */
  function change<Name extends Calculator>(
    key: string,
    next: (entry: CalculatorEntry<Name>) => Partial<Pick<EntryContent<Name>, 'state' | 'settings'>>,
    notice?: ChangeNotice,
  ): void {
    const before = entries.get(key) as CalculatorEntry<Name> | undefined;
    if (!before) return;
    const after = { ...before, ...next(before), ignored: [] };
    if (!notice) {
      set(after, 'update');
      return;
    }
    const { onUndo, ...content } = notice;
    const undo = () => {
      change<Name>(key, (now) => ({
        state: keepView(before.calculator, before.state, now.state),
        settings: before.settings,
      }));
      onUndo?.();
    };
    set(after, 'update', { ...content, undo });
  }

  /** The link, and those of the stored states. */
  function listLinks(params: URLSearchParams): URLSearchParams[] {
    const stateKeys = new Set(calculatorNames.map((name) => getCalculatorRow(name).stateKey));
    return [params, ...[...stateKeys].map((key) => readLastLink(storage, key))];
  }

  return {
    listLinks,

    notices,
    edits: host.edits,
    findGame,
    /** Calls the callback after the current entry or its settings change; returns the unsubscriber. */
    subscribe: published.subscribe,
    /** Returns the current entry; undefined on a page without a calculator. */
    getCurrent,
    /** Returns the settings of the current entry or page. */
    getSettings,
    getLast,
    updateLast,
    change,
    /** Saves a change of a kept team on the device; a reload continues with it. */
    saveEdit: core.saveEdit,

    /** Returns the entry that the calculator shows or showed last; throws if it was never opened. */
    getEntry<Name extends Calculator>(calculator: Name): CalculatorEntry<Name> {
      const entry = entries.get(openKeys.get(calculator) ?? '');
      if (!entry) throw new Error(`No entry of ${calculator} was opened`);
      return entry as CalculatorEntry<Name>;
    },

    /** Changes the latest state of an entry, and its generation; the notice offers to undo both. */
    update<Name extends Calculator>(
      key: string,
      next: NextState<Name>,
      notice?: ChangeNotice,
      generation?: Generation,
    ): void {
      change<Name>(
        key,
        ({ state, settings }) => ({
          state: next(state, settings),
          settings: generation ? { ...settings, generation, dex: undefined } : settings,
        }),
        notice,
      );
    },

    /** Changes the settings of the current entry or page. */
    setSettings(settings: Settings): void {
      if (currentKey !== undefined) {
        change(currentKey, () => ({ settings }));
        return;
      }
      pageSettings = settings;
      writeSettings(storage, settings);
      publish();
    },

    /** Shows another version of the content in an entry, which is no change of the player. */
    replace: (entry: CalculatorEntry) => set(entry, 'replace'),

    /**
     * Makes a history entry the current one. Its state is the one that it had in this visit, or else the
     * one in `params`, or else the calculator's last state in this tab. A step back (`isBack`) to an
     * address without parameters gets the default settings, and an empty state unless the calculator uses
     * the state of another one. `keptId` is the id of the kept team that a link has.
     */
    open(
      key: string,
      calculator: Calculator,
      params: URLSearchParams,
      { isBack = false, keptId }: { isBack?: boolean; keptId?: string | undefined } = {},
    ): CalculatorEntry {
      const existing = entries.get(key);
      const entry = existing?.calculator === calculator ? continueEntry(existing) : readEntry();
      pageSettings = undefined;
      currentKey = key;
      openKeys.set(calculator, key);
      set(entry, 'open');
      return entry;

      /** An empty entry of coverage shows the attacks that were picked on the offense screen meanwhile. */
      function continueEntry(previous: CalculatorEntry): CalculatorEntry {
        if (!isEmpty(previous) || !usesOtherState(calculator)) return previous;
        return { ...previous, state: getLast(calculator).state };
      }

      function readEntry(): CalculatorEntry {
        const link = parseLink(calculator, params, findGame);
        if (!isLink(params)) {
          const last = getLast(calculator);
          const isReset = isBack && !usesOtherState(calculator);
          const state = isReset ? getCalculatorRow(calculator).empty : last.state;
          const settings = isBack ? link.settings : last.settings;
          return { key, calculator, state, settings, ignored: [] };
        }
        const id = calculator === 'team' ? (keptId ?? readSavedId(storage, key)) : undefined;
        const { settings, ignored } = link;
        return { key, calculator, state: addKeptId(link.state, id), settings, ignored };
      }
    },

    /** Clears the current entry, for a page without a calculator. */
    close(): void {
      pageSettings = getSettings();
      currentKey = undefined;
      publish();
    },

    /** Replaces all picks of this tab, also of the current entry, by the stored ones. */
    reread(): void {
      const current = getCurrent();
      for (const map of [entries, lastKeys, openKeys]) map.clear();
      pageSettings = readSettings(storage, findGame);
      currentKey = undefined;
      if (!current) {
        publish();
        return;
      }
      const { key, calculator } = current;
      const { state } = getLast(calculator);
      const settings = pageSettings;
      pageSettings = undefined;
      currentKey = key;
      openKeys.set(calculator, key);
      set({ key, calculator, state, settings, ignored: [] }, 'open');
    },

    /** Replaces the own game in all entries of this visit, because the player has changed it. */
    replaceOwnGame(before: OwnGame, after: OwnGame): void {
      for (const [key, { settings, ...entry }] of entries)
        if (settings.generation === before)
          entries.set(key, { ...entry, settings: { ...settings, generation: after } });
    },

    /** Finds the own games of a link and of the stored states that are not loaded. */
    findMissingGames(params: URLSearchParams): GameReference[] {
      const links = listLinks(params);
      const tabGame = readGameReference(storage);
      return [
        ...links.flatMap((link) => parseSettings(link, findGame).missingGame ?? []),
        ...(tabGame.text && !findGame(tabGame) ? [tabGame] : []),
      ];
    },
  };
}

/** Whether the entry has no picks; a link whose parameters were all ignored is not empty. */
function isEmpty({ calculator, state, ignored }: CalculatorEntry): boolean {
  return ignored.length === 0 && getCalculatorRow(calculator).format(state).size === 0;
}

/** Whether the calculator uses the state of another one, as coverage uses that of offense. */
function usesOtherState(calculator: Calculator): boolean {
  return getCalculatorRow(calculator).stateKey !== calculator;
}
