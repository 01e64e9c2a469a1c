import { formatLink, formatStoredLink } from '#core/links/link.ts';
import type { LinkParameter } from '#core/links/parameter.ts';
import {
  type Calculator,
  calculators,
  getCalculatorRow,
  type StateOf,
} from '#core/links/registry.ts';
import type { TeamState } from '#core/links/team.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** A state of a calculator under its settings. */
export type EntryContent<Name extends Calculator = Calculator> = {
  calculator: Name;
  state: StateOf<Name>;
  settings: Settings;
};

/** The state of a calculator in one entry of the browser's history. */
export type CalculatorEntry<Name extends Calculator = Calculator> = EntryContent<Name> & {
  /** Identifies the history entry as long as the tab is open; a state that none shows has its `stateKey`. */
  key: string;
  /** Parameters of the link with unknown values; empty after the first change. */
  ignored: readonly LinkParameter[];
};

/** Formats the state and the settings of an entry as the query string of a link, without `?`. */
export const formatEntry = memoizeByEntry(({ calculator, state, settings }) =>
  formatLink(getCalculatorRow(calculator).format(state), settings),
);

/** Formats an entry as a query string with what a link leaves out: pasted sets, and the id of a saved game. */
export const formatStoredEntry = memoizeByEntry(({ calculator, state, settings }) => {
  const { format, formatStored = format } = getCalculatorRow(calculator);
  return formatStoredLink(formatStored(state), settings);
});

/** Memoizes the query strings, which both the storage and the URL need. */
function memoizeByEntry(format: (entry: EntryContent) => string): (entry: EntryContent) => string {
  const searches = new WeakMap<EntryContent, string>();
  return (entry) => {
    const search = searches.get(entry) ?? format(entry);
    searches.set(entry, search);
    return search;
  };
}

/** Returns the id of the saved team whose content the state is. */
export function getSavedId({ state }: Pick<EntryContent, 'state'>): string | undefined {
  return (state as Partial<TeamState>).savedId;
}

/** Adds the id of the saved team whose content the state is, if there is one. */
export function addSavedId<State>(state: State, savedId: string | undefined): State {
  return savedId ? { ...state, savedId } : state;
}

/** Creates the entries of a tab, so that back and forward restore their exact state. */
export function createEntries() {
  const entries = new Map<string, CalculatorEntry>();
  /** The keys of the entries with the last states, by `stateKey`. */
  const lastKeys = new Map<string, string>();
  /** The keys of the entries that the calculators show or showed last. */
  const openKeys = new Map<Calculator, string>();
  let currentKey: string | undefined;

  /** Returns the key of the entry with the calculator's last state; that entry may not exist. */
  function getLastKey(calculator: Calculator): string {
    const { stateKey } = calculators[calculator];
    return lastKeys.get(stateKey) ?? stateKey;
  }

  return {
    get: (key: string) => entries.get(key),
    /** Lists all entries of this visit. */
    list: () => [...entries.values()],
    set: (entry: CalculatorEntry) => void entries.set(entry.key, entry),

    getLastKey,
    /** Returns the calculator's last content, maybe that of another one; undefined before the first. */
    getLast<Name extends Calculator>(calculator: Name): EntryContent<Name> | undefined {
      const last = entries.get(getLastKey(calculator));
      if (!last) return undefined;
      const state = getCalculatorRow(calculator).adopt(last.state);
      return { calculator, state, settings: last.settings };
    },
    /** Makes the state of the entry the calculator's last one. */
    setLast({ key, calculator }: CalculatorEntry): void {
      lastKeys.set(calculators[calculator].stateKey, key);
    },

    isCurrent: (key: string) => key === currentKey,
    /** Returns the current entry; undefined on a page without a calculator. */
    getCurrent: () => (currentKey === undefined ? undefined : entries.get(currentKey)),
    /** Makes the entry the current one, which its calculator shows. */
    open({ key, calculator }: CalculatorEntry): void {
      currentKey = key;
      openKeys.set(calculator, key);
    },
    /** Makes no entry the current one. */
    close(): void {
      currentKey = undefined;
    },
    /** Returns the entry that the calculator shows or showed last; throws if it was never opened. */
    getOpen<Name extends Calculator>(calculator: Name): CalculatorEntry<Name> {
      const entry = entries.get(openKeys.get(calculator) ?? '');
      if (!entry) throw new Error(`No entry of ${calculator} was opened`);
      return entry as CalculatorEntry<Name>;
    },

    /** Removes all entries. */
    clear(): void {
      for (const map of [entries, lastKeys, openKeys]) map.clear();
      currentKey = undefined;
    },
  };
}
