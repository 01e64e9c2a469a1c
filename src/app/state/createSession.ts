import { createStore, type ReadableStore } from '#core/createStore.ts';
import { formatLink } from '#core/links/link.ts';
import { type Calculator, hasCodec } from '#core/links/registry.ts';
import type { FindGame } from '#core/links/settings.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { Change, ChangeNotice, NextState, SessionCore } from './change.ts';
import { type CalculatorEntry, type EntryContent, formatEntry, getSavedId } from './entry.ts';
import { createEntryStore } from './entryStore.ts';
import { followGame } from './followGame.ts';
import { afterChange } from './handlers.ts';
import { createNotices, type ScreenNotice } from './notices.ts';
import { openEntry, withEdit } from './openEntry.ts';
import { createStoredLinks } from './storedLinks.ts';
import { readSavedId, readSettings, type TabStorage, writeSettings } from './tabStorage.ts';
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
  const entries = createEntryStore();
  const storedLinks = createStoredLinks(storage, findGame);
  /** The settings of a page without a calculator. */
  let pageSettings: Settings | undefined;
  const published = createStore<object>({});
  const publish = () => published.set({});
  const lastChange = createStore<Change | undefined>(undefined);
  const notices = createNotices();
  const host: EditHost = {
    edits: createTeamEdits(storage),
    replaceSavedId: (before, savedId) =>
      updateLast('team', (state) => (state.savedId === before ? { ...state, savedId } : state)),
  };

  const core: SessionCore = {
    ...{ storage, notices, updateLast, publish },
    isCurrent: entries.isCurrent,
    replaceLast: (name, next) => updateLast(name, next, 'replace'),
    saveEdit(id, edit) {
      host.edits.add(id, edit);
      saveEdits(host, [id]);
    },
  };
  saveEdits(host, host.edits.ids());

  /** The only write. */
  function set(entry: CalculatorEntry, cause: Change['cause'], notice?: ScreenNotice): void {
    const after = { ...entry, settings: followGame(entry.settings, findGame) };
    const { key, calculator } = after;
    const isLast = cause === 'open' || entries.getLastKey(calculator) === key;
    const last = isLast ? getLast(calculator) : undefined;
    const change = { before: entries.get(key) ?? last, after, last, cause, notice };
    entries.set(after);
    if (isLast) entries.setLast(after);
    for (const handle of afterChange) handle(core, change);
    lastChange.set(change);
  }

  function getSettings(): Settings {
    const current = entries.getCurrent();
    if (current) return current.settings;
    pageSettings ??= readSettings(storage, findGame);
    return pageSettings;
  }

  /** Returns the calculator's last content in this tab, or else the stored one; it continues with these settings. */
  function getLast<Name extends Calculator>(calculator: Name): EntryContent<Name> {
    const content = entries.getLast(calculator) ?? storedLinks.read(calculator);
    const settings = getSavedId(content) ? content.settings : getSettings();
    return { calculator, state: content.state, settings };
  }

  function updateLast<Name extends Calculator>(
    calculator: Name,
    next: NextState<Name>,
    cause: Change['cause'] = 'update',
  ): void {
    const key = entries.getLastKey(calculator);
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
    const undo = () => {
      change<Name>(key, (now) => ({ ...before, state: keepView(before, now.state) }));
      notice?.onUndo?.();
    };
    set(after, 'update', notice && { ...notice, undo, restoresState: true });
  }

  /** Makes the entry the current one. */
  function show(entry: CalculatorEntry): CalculatorEntry {
    pageSettings = undefined;
    entries.open(entry);
    set(entry, 'open');
    return entries.get(entry.key) ?? entry;
  }

  /** Changes the settings of a page without a calculator. */
  function setPageSettings(settings: Settings): void {
    pageSettings = settings;
    writeSettings(storage, settings);
    publish();
  }

  return {
    notices,
    edits: host.edits,
    /** The last change of any entry. */
    lastChange: lastChange as ReadableStore<Change | undefined>,
    /** Calls the callback after the current entry or its settings change; returns the unsubscriber. */
    subscribe: published.subscribe,
    getCurrent: entries.getCurrent,
    /** Returns the settings of the current entry or page. */
    getSettings,
    getEntry: entries.getOpen,
    getLast,
    /** Formats the calculator's last state with the current settings as the query string of a link, without `?`. */
    formatLast(calculator: Calculator): string {
      const settings = getSettings();
      // A tab that has states of a calculator has loaded its codec.
      if (!hasCodec(calculator)) return formatLink(new URLSearchParams(), settings);
      return formatEntry({ ...getLast(calculator), settings });
    },
    /** Returns the key of the entry with the calculator's last state. */
    getLastKey: entries.getLastKey,
    updateLast,
    change,
    listLinks: storedLinks.list,
    findMissingGames: storedLinks.findMissingGames,
    /** Saves a change of a saved team on the device; a reload continues with it. */
    saveEdit: core.saveEdit,

    /** Changes the latest state of an entry, and its generation; the notice offers to undo both. */
    update<Name extends Calculator>(
      key: string,
      next: NextState<Name>,
      notice?: ChangeNotice,
      ruleset?: Ruleset,
    ): void {
      change<Name>(
        key,
        ({ state, settings }) => ({
          state: next(state, settings),
          settings: ruleset ? { ...settings, ruleset, dex: undefined } : settings,
        }),
        notice,
      );
    },

    /** Changes the settings of the current entry or page. */
    setSettings(settings: Settings): void {
      const current = entries.getCurrent();
      if (current) change(current.key, () => ({ settings }));
      else setPageSettings(followGame(settings, findGame));
    },

    /** Shows the newest versions of the saved games in all entries, which is no change of the player. */
    followGames(): void {
      for (const entry of entries.list())
        if (followGame(entry.settings, findGame) !== entry.settings) set(entry, 'replace');
      const settings = pageSettings && followGame(pageSettings, findGame);
      if (settings && settings !== pageSettings) setPageSettings(settings);
    },

    /** Shows another version of the content in an entry, which is no change of the player. */
    replace: (entry: CalculatorEntry) => set(entry, 'replace'),

    /** Makes a history entry the current one, as `openEntry` describes. */
    open(
      key: string,
      calculator: Calculator,
      params: URLSearchParams,
      { isBack = false, savedId }: { isBack?: boolean; savedId?: string | undefined } = {},
    ): CalculatorEntry {
      const id = calculator === 'team' ? (savedId ?? readSavedId(storage, key)) : undefined;
      const last = () => getLast(calculator);
      const entry = openEntry(entries.get(key), {
        ...{ key, calculator, params, isBack, savedId: id, findGame, getLast: last },
      });
      return show(withEdit(entry, host.edits, findGame));
    },

    /** Clears the current entry, for a page without a calculator. */
    close(): void {
      pageSettings = getSettings();
      entries.close();
      publish();
    },

    /** Replaces all picks of this tab, also of the current entry, by the stored ones. */
    reread(): void {
      const current = entries.getCurrent();
      entries.clear();
      pageSettings = readSettings(storage, findGame);
      if (current) {
        const { key, calculator } = current;
        show({ ...getLast(calculator), key, settings: pageSettings, ignored: [] });
      } else publish();
    },
  };
}
