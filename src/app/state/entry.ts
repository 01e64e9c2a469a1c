import { formatLink, formatStoredLink } from '#core/links/link.ts';
import type { LinkParameter } from '#core/links/parameter.ts';
import { type Calculator, getCalculatorRow, type StateOf } from '#core/links/registry.ts';
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
