import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { Settings } from '#engine/settings.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { formatLink } from './link.ts';
import { isLink, type Parameter } from './parameter.ts';
import { type Calculator, rowOf, type StateOf } from './registry.ts';
import { parseSettings } from './settings.ts';

/** What one entry of the browser's history shows of a calculator. */
export type Entry<Name extends Calculator = Calculator> = {
  /** The entry's own name in the history, for as long as the tab is open. */
  key: string;
  calculator: Name;
  state: StateOf<Name>;
  settings: Settings;
  /** Parameters of the link that hold nothing we know; none any more once something is changed. */
  ignored: readonly Parameter[];
};

/** Every entry of this visit, so that back and forward find the very state that was left there. */
const entries = new Map<string, Entry>();

/** The last entry that showed each calculator. */
const lastShown = new Map<Calculator, Entry>();

/** What is written to the session storage; without a key where no entry shows it yet. */
type LastState = Omit<Entry, 'key' | 'ignored'> & { key: string | undefined };

/** The last of the calculators that share their state, by their `stateKey`. */
const lastStates = new Map<string, LastState>();

const shown = createStore<Entry | undefined>(undefined);

/** Calls back whenever the entry on the screen is another or has changed; returns how to stop. */
export const onEntry = shown.subscribe;

/** The entry on the screen; undefined on a page that is no calculator. */
export const shownEntry = shown.get;

/** The entry that a calculator's screen shows, or showed last; throws where it was never opened. */
export function entryOf<Name extends Calculator>(calculator: Name): Entry<Name> {
  const entry = lastShown.get(calculator);
  if (!entry) throw new Error(`No entry of ${calculator} was opened`);
  return entry as Entry<Name>;
}

/** The search part of the address that holds an entry's state and settings, without `?`. */
export function searchOf(entry: Omit<LastState, 'key'>): string {
  const { calculator, state, settings } = entry;
  const search = searches.get(entry) ?? formatLink(rowOf(calculator).format(state), settings);
  searches.set(entry, search);
  return search;
}

/** Written once for the storage and the address. */
const searches = new WeakMap<object, string>();

/** The search part of an address at which the calculator goes on where the tab left it. */
export function lastSearch(calculator: Calculator): string {
  const state = lastState(calculator);
  return searchOf({ calculator, state, settings: readSettings() });
}

/** The whole address that shows the calculator's state and settings to anybody. */
export function linkTo(calculator: Calculator): string {
  const path = import.meta.env.BASE_URL + rowOf(calculator).path.slice(1);
  const link = new URL(path, window.location.href);
  link.search = searchOf(entryOf(calculator));
  return link.href;
}

/**
 * Shows an entry of the history: as it was left, if this visit knows it, or else what the search
 * part says. One that says nothing goes on where the tab left the calculator, but for a step back
 * to where nothing had been picked.
 */
export function openEntry(
  key: string,
  calculator: Calculator,
  search: URLSearchParams,
  isBack: boolean,
): Entry {
  const known = entries.get(key);
  const entry = known?.calculator === calculator ? goOn(known) : readEntry();
  writeSettings(entry.settings);
  show(entry);
  return entry;

  function goOn(known: Entry): Entry {
    return isEmptyPart(known) ? { ...known, state: lastState(calculator) } : known;
  }

  function readEntry(): Entry {
    const { parse, empty } = rowOf(calculator);
    if (!isLink(search)) {
      const state = isBack && !hasOtherState(calculator) ? empty : lastState(calculator);
      return { key, calculator, state, settings: readSettings(), ignored: [] };
    }
    const { state, ignored } = parse(search);
    const settings = parseSettings(search);
    return {
      ...{ key, calculator, state, settings: settings.state },
      ignored: [...ignored, ...settings.ignored],
    };
  }
}

/** Whether the entry looked at another calculator's state when that was empty; a bad link did not. */
function isEmptyPart({ calculator, state, ignored }: Entry): boolean {
  const isEmpty = ignored.length === 0 && rowOf(calculator).format(state).size === 0;
  return isEmpty && hasOtherState(calculator);
}

/** Whether the calculator looks at the state of another one, as coverage does at offense's. */
function hasOtherState(calculator: Calculator): boolean {
  return rowOf(calculator).stateKey !== calculator;
}

/** Leaves the calculators for a page. */
export function closeEntry(): void {
  shown.set(undefined);
}

/** Changes the state of an entry as it is at this moment, on the screen or not. */
export function updateEntry<Name extends Calculator>(
  key: string,
  next: (state: StateOf<Name>, settings: Settings) => StateOf<Name>,
): void {
  const entry = entries.get(key) as Entry<Name> | undefined;
  if (entry) keep({ ...entry, state: next(entry.state, entry.settings), ignored: [] });
}

/** Changes the state in which the tab left a calculator, from the screen of another one. */
export function updateLast<Name extends Calculator>(
  calculator: Name,
  next: (state: StateOf<Name>) => StateOf<Name>,
): void {
  const state = next(lastState(calculator));
  const entry = entries.get(lastStates.get(rowOf(calculator).stateKey)?.key ?? '');
  if (entry?.calculator === calculator) keep({ ...entry, state, ignored: [] });
  else keepLast({ key: undefined, calculator, state, settings: readSettings() });
}

/** Forgets what was picked in this tab; what is on the screen becomes empty. */
function forgetEntries(): void {
  entries.clear();
  lastStates.clear();
  lastShown.clear();
  const entry = shown.get();
  if (!entry) return;
  const { empty } = rowOf(entry.calculator);
  show({ ...entry, state: empty, settings: readSettings(), ignored: [] });
}

// The preferences subscribed before: its new state is under the default settings.
onSessionCleared(forgetEntries);

/** Gives the entry on the screen the settings of this moment, after the player changed them. */
export function applySettings(): void {
  const entry = shown.get();
  if (entry) keep({ ...entry, settings: readSettings() });
}

function show(entry: Entry): void {
  lastStates.set(rowOf(entry.calculator).stateKey, entry);
  lastShown.set(entry.calculator, entry);
  keep(entry);
  shown.set(entry);
}

function keep(entry: Entry): void {
  const { key, calculator } = entry;
  entries.set(key, entry);
  if (lastShown.get(calculator)?.key === key) lastShown.set(calculator, entry);
  if (lastStates.get(rowOf(calculator).stateKey)?.key === key) keepLast(entry);
  if (shown.get()?.key === key) shown.set(entry);
}

function keepLast(entry: LastState): void {
  const { stateKey } = rowOf(entry.calculator);
  lastStates.set(stateKey, entry);
  const search = searchOf(entry);
  if (search) writeStored('session', `choice.${stateKey}`, search);
  else removeStored('session', `choice.${stateKey}`);
}

function lastState<Name extends Calculator>(calculator: Name): StateOf<Name> {
  const { stateKey, adopt, parse } = rowOf(calculator);
  const known = lastStates.get(stateKey);
  if (known) return adopt(known.state);
  // Its settings are in the storage by themselves.
  const stored = readStored('session', `choice.${stateKey}`);
  return parse(new URLSearchParams(typeof stored === 'string' ? stored : '')).state;
}
