import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { keepEdit, keptIdOf, writeKeptId } from './keptEdit.ts';
import { formatLink } from './link.ts';
import { isLink, type Parameter } from './parameter.ts';
import { type Calculator, calculatorNames, rowOf, type StateOf } from './registry.ts';
import { parseSettings } from './settings.ts';
import type { TeamState } from './team.ts';

/** The state of a calculator in one entry of the browser's history. */
export type Entry<Name extends Calculator = Calculator> = {
  /** Identifies the history entry as long as the tab is open. */
  key: string;
  calculator: Name;
  state: StateOf<Name>;
  settings: Settings;
  /** Parameters of the link with unknown values; empty after the first change. */
  ignored: readonly Parameter[];
};

/** Every entry of this visit by key, so that back and forward restore its exact state. */
const entries = new Map<string, Entry>();

/** The last entry that showed each calculator. */
const lastEntries = new Map<Calculator, Entry>();

/** A state to store in the session; the key is undefined if no entry shows it yet. */
type LastState = Omit<Entry, 'key' | 'ignored'> & { key: string | undefined };

/** The last state by `stateKey`, which calculators that share their state have in common. */
const lastStates = new Map<string, LastState>();

const current = createStore<Entry | undefined>(undefined);

/** Calls the callback when the current entry is replaced or changes; returns the unsubscriber. */
export const onEntryChange = current.subscribe;

/** The current entry; undefined on a page without a calculator. */
export const currentEntry = current.get;

/** The entry that the calculator shows or showed last; throws if it was never opened. */
export function entryOf<Name extends Calculator>(calculator: Name): Entry<Name> {
  const entry = lastEntries.get(calculator);
  if (!entry) throw new Error(`No entry of ${calculator} was opened`);
  return entry as Entry<Name>;
}

/** The query string, without `?`, of an entry's state and settings. */
export function searchOf(entry: Omit<LastState, 'key'>): string {
  const { calculator, state, settings } = entry;
  const search = searches.get(entry) ?? formatLink(rowOf(calculator).format(state), settings);
  searches.set(entry, search);
  return search;
}

/** Memoizes the query strings, which both the storage and the URL need. */
const searches = new WeakMap<object, string>();

/** The query string of the calculator's last state in this tab, under the current settings. */
export function lastSearch(calculator: Calculator): string {
  const state = lastState(calculator);
  return searchOf({ calculator, state, settings: readSettings() });
}

/** The last state of a calculator in this tab, and the settings with which it continues. */
export function readLast<Name extends Calculator>(
  calculator: Name,
): Pick<Entry<Name>, 'state' | 'settings'> {
  return { state: lastState(calculator), settings: lastSettings(calculator) };
}

/** The absolute URL that shares the calculator's state and settings. */
export function linkTo(calculator: Calculator): string {
  const path = import.meta.env.BASE_URL + rowOf(calculator).path.slice(1);
  const link = new URL(path, window.location.href);
  link.search = searchOf(entryOf(calculator));
  return link.href;
}

/**
 * Shows a history entry with its state of this visit, else the state in `search`, else the
 * calculator's last state in this tab; a step back (`isBack`) to an entry that had no picks of its
 * own shows the empty state and the default settings instead of the last ones.
 */
export function openEntry(
  key: string,
  calculator: Calculator,
  search: URLSearchParams,
  isBack: boolean,
): Entry {
  const savedEntry = entries.get(key);
  const entry = savedEntry?.calculator === calculator ? continueEntry(savedEntry) : readEntry();
  writeSettings(entry.settings);
  show(entry);
  return entry;

  function continueEntry(previous: Entry): Entry {
    return isEmptyPart(previous) ? { ...previous, state: lastState(calculator) } : previous;
  }

  function readEntry(): Entry {
    const { parse, empty } = rowOf(calculator);
    const linkSettings = parseSettings(search);
    if (!isLink(search)) {
      const state = isBack && !hasOtherState(calculator) ? empty : lastState(calculator);
      const settings = isBack ? linkSettings.state : lastSettings(calculator);
      return { key, calculator, state, settings, ignored: [] };
    }
    const { state, ignored } = parse(search);
    const keptId = nextKeptId ?? keptIdOf(key);
    nextKeptId = undefined;
    return {
      ...{ key, calculator, state: withKeptId(state, keptId), settings: linkSettings.state },
      ignored: [...ignored, ...linkSettings.ignored],
    };
  }
}

/** The kept team whose link opens next. */
let nextKeptId: string | undefined;

/** Makes the next link that opens the content of the kept team. */
export function setNextKeptId(id: string): void {
  nextKeptId = id;
}

function withKeptId<State>(state: State, keptId: string | undefined): State {
  return keptId ? { ...state, keptId } : state;
}

/** The id of the kept team whose content the state is. */
function keptIdIn({ state }: Pick<Entry, 'state'>): string | undefined {
  return (state as Partial<TeamState>).keptId;
}

/** Whether the entry showed another calculator's empty state, and not an invalid link. */
function isEmptyPart({ calculator, state, ignored }: Entry): boolean {
  const isEmpty = ignored.length === 0 && rowOf(calculator).format(state).size === 0;
  return isEmpty && hasOtherState(calculator);
}

/** Whether the calculator uses the state of another one, as coverage uses that of offense. */
function hasOtherState(calculator: Calculator): boolean {
  return rowOf(calculator).stateKey !== calculator;
}

/** Clears the current entry, for a page without a calculator. */
export function closeEntry(): void {
  current.set(undefined);
}

/** Changes the latest state of an entry, even if it is not the current one. */
export function updateEntry<Name extends Calculator>(
  key: string,
  next: (state: StateOf<Name>, settings: Settings) => StateOf<Name>,
): void {
  const entry = entries.get(key) as Entry<Name> | undefined;
  if (entry) change(entry, { ...entry, state: next(entry.state, entry.settings), ignored: [] });
}

function change(before: Entry, after: Entry): void {
  replaceEntry(after);
  keepChange(before, after);
  const { follow } = rowOf(after.calculator);
  if (follow) {
    updateLast(
      follow.leader as Calculator,
      (state) => follow.lead(state, before.state, after.state) as StateOf<Calculator>,
    );
  }
}

/** Keeps the change of a kept team; another team in its place is no change. */
function keepChange(before: Omit<LastState, 'key'>, after: Omit<LastState, 'key'>): void {
  const id = keptIdIn(before);
  if (!id || keptIdIn(after) !== id) return;
  const edit = { base: searchOf(before), link: searchOf(after) };
  if (edit.base !== edit.link) keepEdit(id, edit);
}

/** Changes the last state of a calculator from the screen of another one. */
export function updateLast<Name extends Calculator>(
  calculator: Name,
  next: (state: StateOf<Name>) => StateOf<Name>,
): void {
  const entry = entries.get(lastStates.get(rowOf(calculator).stateKey)?.key ?? '');
  if (entry?.calculator === calculator) {
    const state = next(entry.state as StateOf<Name>);
    if (state !== entry.state) updateEntry<Name>(entry.key, () => state);
    return;
  }
  const before = { calculator, ...readLast(calculator) };
  const after = { ...before, key: undefined, state: next(before.state) };
  if (after.state === before.state) return;
  keepLast(after);
  keepChange(before, after);
}

/** Replaces all picks of this tab, also of the current entry, by the stored ones. */
function rereadEntries(): void {
  entries.clear();
  lastStates.clear();
  lastEntries.clear();
  const entry = current.get();
  if (!entry) return;
  const state = lastState(entry.calculator);
  show({ ...entry, state, settings: readSettings(), ignored: [] });
}

// The preferences subscribed earlier, so the current entry gets the stored settings.
onSessionCleared(rereadEntries);

/** Applies the current settings to the current entry, after the player changed them. */
export function applySettings(): void {
  const entry = current.get();
  if (entry) change(entry, { ...entry, settings: readSettings(), ignored: [] });
}

function show(entry: Entry): void {
  updateFollowers(entry);
  lastStates.set(rowOf(entry.calculator).stateKey, entry);
  lastEntries.set(entry.calculator, entry);
  replaceEntry(entry);
  current.set(entry);
}

/** Replaces an entry, which is no change of the kept team that it shows. */
export function replaceEntry(entry: Entry): void {
  const { key, calculator } = entry;
  entries.set(key, entry);
  if (calculator === 'team') writeKeptId(key, keptIdIn(entry));
  if (lastEntries.get(calculator)?.key === key) lastEntries.set(calculator, entry);
  if (lastStates.get(rowOf(calculator).stateKey)?.key === key) keepLast(entry);
  if (current.get()?.key === key) current.set(entry);
}

/** Changes the last states of the calculators that follow this one, whose last state is still old. */
function updateFollowers({ calculator, state }: Omit<LastState, 'key'>): void {
  for (const name of calculatorNames) {
    const { follow, stateKey } = rowOf(name);
    if (follow?.leader !== calculator) continue;
    const before = lastState(name);
    const after = follow.follow(before, lastState(calculator), state) as StateOf<Calculator>;
    if (after === before) continue;
    const entry = entries.get(lastStates.get(stateKey)?.key ?? '');
    if (entry) replaceEntry({ ...entry, state: after });
    else keepLast({ calculator: name, key: undefined, state: after, settings: lastSettings(name) });
  }
}

function keepLast(entry: LastState): void {
  const { stateKey } = rowOf(entry.calculator);
  updateFollowers(entry);
  lastStates.set(stateKey, entry);
  if (stateKey === 'team') writeKeptId(stateKey, keptIdIn(entry));
  const search = searchOf(entry);
  if (search) writeStored('session', `choice.${stateKey}`, search);
  else removeStored('session', `choice.${stateKey}`);
}

function lastState<Name extends Calculator>(calculator: Name): StateOf<Name> {
  const { stateKey, adopt, parse } = rowOf(calculator);
  const last = lastStates.get(stateKey);
  if (last) return adopt(last.state);
  // The settings have their own keys in the storage.
  return withKeptId(parse(storedParams(stateKey)).state, keptIdOf(stateKey));
}

/** The settings of the tab, or those of the kept team that the calculator continues with. */
function lastSettings(calculator: Calculator): Settings {
  if (!keptIdIn({ state: lastState(calculator) })) return readSettings();
  const { stateKey } = rowOf(calculator);
  return lastStates.get(stateKey)?.settings ?? parseSettings(storedParams(stateKey)).state;
}

/** The links of all last states that the tab has stored. */
export function storedLinks(): URLSearchParams[] {
  const stateKeys = new Set(calculatorNames.map((name) => rowOf(name).stateKey));
  return [...stateKeys].map(storedParams);
}

/** Replaces the own game in all entries of this visit, because the player has changed it. */
export function replaceOwnGame(before: OwnGame, after: OwnGame): void {
  const replaced = <Each extends Pick<Entry, 'settings'>>(entry: Each): Each =>
    entry.settings.generation === before
      ? { ...entry, settings: { ...entry.settings, generation: after } }
      : entry;
  for (const [key, entry] of entries) entries.set(key, replaced(entry));
  for (const [key, state] of lastStates) lastStates.set(key, replaced(state));
  for (const [name, entry] of lastEntries) lastEntries.set(name, replaced(entry));
}

function storedParams(stateKey: string): URLSearchParams {
  const stored = readStored('session', `choice.${stateKey}`);
  return new URLSearchParams(typeof stored === 'string' ? stored : '');
}
