import { createStore, type ReadableStore } from '#core/createStore.ts';
import type { CalculatorInfo } from '#core/links/calculator.ts';
import { formatLink } from '#core/links/link.ts';
import {
  type Calculator,
  calculatorNames,
  calculators,
  findCalculator,
  getCalculatorRow,
  hasCodec,
} from '#core/links/registry.ts';
import type { FindGame } from '#core/links/settings.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { Change, ChangeNotice, NextState } from './change.ts';
import {
  type CalculatorEntry,
  createEntries,
  type EntryContent,
  formatEntry,
  formatStoredEntry,
  getSavedId,
} from './entry.ts';
import { followGame, isVersionOf } from './followGame.ts';
import { createNotices, type ScreenNotice } from './notices.ts';
import { openEntry, withEdit } from './openEntry.ts';
import { createStoredLinks } from './storedLinks.ts';
import {
  readSavedId,
  readSettings,
  type TabStorage,
  writeLastLink,
  writeSavedId,
  writeSettings,
} from './tabStorage.ts';
import { createTeamEdits, type EditHost, findTeamEdit, type TeamEdit } from './teamEdits.ts';
import { hasSamePicks, keepView } from './viewFields.ts';

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
  const entries = createEntries();
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

  saveEdits(host, host.edits.ids());

  /** The only write. What follows from it has this order; the last step writes the address and renders. */
  function set(entry: CalculatorEntry, cause: Change['cause'], notice?: ScreenNotice): void {
    const after = { ...entry, settings: followGame(entry.settings, findGame) };
    const { key, calculator } = after;
    const isLast = cause === 'open' || entries.getLastKey(calculator) === key;
    const last = isLast ? getLast(calculator) : undefined;
    const change = { before: entries.get(key) ?? last, after, last, cause, notice };
    entries.set(after);
    if (isLast) entries.setLast(after);
    updateFollowers(change);
    storeInTab(change);
    const edit = cause === 'update' && change.before && findTeamEdit(change.before, after);
    if (edit) saveEdit(edit.id, edit);
    updateNotice(change);
    if (entries.isCurrent(key)) publish();
    lastChange.set(change);
  }

  /** Changes the states of the calculators that share picks with the changed one. */
  function updateFollowers({ before, after, last, cause }: Change): void {
    const { leaderSync } = getCalculatorRow(after.calculator);
    const leader = leaderSync && leaderOf(after.calculator);
    if (leader && before && cause !== 'replace') {
      const isOpen = cause === 'open';
      const sync = isOpen ? leaderSync.openLeader : leaderSync.updateLeader;
      const update = (state: unknown) => sync(state, before.state, after.state);
      updateLast(leader, update as NextState<Calculator>, isOpen ? 'replace' : cause);
    }
    if (!last) return;
    for (const name of calculatorNames) {
      if (leaderOf(name) !== after.calculator) continue;
      const follow = getCalculatorRow(name).leaderSync?.followLeader;
      if (follow) updateLast(name, (state) => follow(state, last.state, after.state), 'replace');
    }
  }

  function storeInTab({ before, after, last, cause }: Change): void {
    const { key, calculator, settings } = after;
    const { stateKey } = calculators[calculator];
    const hasSameSettings = cause !== 'open' && before?.settings === settings;
    if (entries.isCurrent(key) && !hasSameSettings) writeSettings(storage, settings);
    if (calculator === 'team')
      for (const each of last ? [key, stateKey] : [key])
        writeSavedId(storage, each, getSavedId(after));
    if (last) writeLastLink(storage, stateKey, formatStoredEntry(after));
  }

  /** Saves a change of a saved team on the device; a reload continues with it. */
  function saveEdit(id: string, edit: TeamEdit): void {
    host.edits.add(id, edit);
    saveEdits(host, [id]);
  }

  /**
   * Shows the notice of the change; any other change of picks or settings ends the notice of its entry. One
   * that another tab has made does so if the undo would revert it.
   */
  function updateNotice({ before, after, cause, notice }: Change): void {
    const { key, calculator, settings } = after;
    if (notice) {
      notices.show(key, notice);
      return;
    }
    const current = notices.get(key);
    const isReverted = cause === 'replace' && typeof current === 'object' && current.restoresState;
    if (cause !== 'update' && !isReverted) return;
    const hasSameSettings =
      before && (before.settings === settings || isVersionOf(before.settings, settings));
    if (!hasSameSettings || !hasSamePicks(calculator, before.state, after.state)) notices.end(key);
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
    saveEdit,

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

function leaderOf(name: Calculator): Calculator | undefined {
  const { leader }: CalculatorInfo = calculators[name];
  return leader && findCalculator(leader);
}
