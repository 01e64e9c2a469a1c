import { createStore } from '#browser/createStore.ts';
import { onSessionCleared, readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { formatLink } from './link.ts';
import { isLink, type LinkParameter } from './parameter.ts';
import { type Calculator, calculatorNames, getCalculatorRow, type StateOf } from './registry.ts';
import { parseSettings } from './settings.ts';
import type { TeamState } from './team.ts';
import { readKeptId, storeEdit, writeKeptId } from './unsavedEdits.ts';

/** The state of a calculator in one entry of the browser's history. */
export type CalculatorEntry<Name extends Calculator = Calculator> = {
  /** Identifies the history entry as long as the tab is open. */
  key: string;
  calculator: Name;
  state: StateOf<Name>;
  settings: Settings;
  /** Parameters of the link with unknown values; empty after the first change. */
  ignored: readonly LinkParameter[];
};

/** Every entry of this visit by key, so that back and forward restore its exact state. */
const entries = new Map<string, CalculatorEntry>();

/** The last entry that showed each calculator. */
const lastEntries = new Map<Calculator, CalculatorEntry>();

/** A state to store in the session; the key is undefined if no entry shows it yet. */
type LastState = Omit<CalculatorEntry, 'key' | 'ignored'> & { key: string | undefined };

/** The last state by `stateKey`, which calculators that share their state have in common. */
const lastStates = new Map<string, LastState>();

const current = createStore<CalculatorEntry | undefined>(undefined);

/** Calls the callback when the current entry is replaced or changes; returns the unsubscriber. */
export const onEntryChange = current.subscribe;

/** The current entry; undefined on a page without a calculator. */
export const getCurrentEntry = current.get;

/** The entry that the calculator shows or showed last; throws if it was never opened. */
export function getEntry<Name extends Calculator>(calculator: Name): CalculatorEntry<Name> {
  const entry = lastEntries.get(calculator);
  if (!entry) throw new Error(`No entry of ${calculator} was opened`);
  return entry as CalculatorEntry<Name>;
}

/** The query string, without `?`, of an entry's state and settings. */
export function formatEntry(entry: Omit<LastState, 'key'>): string {
  const { calculator, state, settings } = entry;
  const search =
    searches.get(entry) ?? formatLink(getCalculatorRow(calculator).format(state), settings);
  searches.set(entry, search);
  return search;
}

/** Memoizes the query strings, which both the storage and the URL need. */
const searches = new WeakMap<object, string>();

/** The query string of the calculator's last state in this tab, under the current settings. */
export function formatLastState(calculator: Calculator): string {
  const state = lastState(calculator);
  return formatEntry({ calculator, state, settings: readSettings() });
}

/** The last state of a calculator in this tab, and the settings with which it continues. */
export function getLastEntry<Name extends Calculator>(
  calculator: Name,
): Pick<CalculatorEntry<Name>, 'state' | 'settings'> {
  return { state: lastState(calculator), settings: lastSettings(calculator) };
}

/** The absolute URL that shares the calculator's state and settings. */
export function getShareUrl(calculator: Calculator): string {
  const path = import.meta.env.BASE_URL + getCalculatorRow(calculator).path.slice(1);
  const link = new URL(path, window.location.href);
  link.search = formatEntry(getEntry(calculator));
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
): CalculatorEntry {
  const savedEntry = entries.get(key);
  const entry = savedEntry?.calculator === calculator ? continueEntry(savedEntry) : readEntry();
  writeSettings(entry.settings);
  show(entry);
  return entry;

  function continueEntry(previous: CalculatorEntry): CalculatorEntry {
    return isEmptyPart(previous) ? { ...previous, state: lastState(calculator) } : previous;
  }

  function readEntry(): CalculatorEntry {
    const { parse, empty } = getCalculatorRow(calculator);
    const linkSettings = parseSettings(search);
    if (!isLink(search)) {
      const state = isBack && !hasOtherState(calculator) ? empty : lastState(calculator);
      const settings = isBack ? linkSettings.state : lastSettings(calculator);
      return { key, calculator, state, settings, ignored: [] };
    }
    const { state, ignored } = parse(search);
    const keptId = nextKeptId ?? readKeptId(key);
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
function getKeptId({ state }: Pick<CalculatorEntry, 'state'>): string | undefined {
  return (state as Partial<TeamState>).keptId;
}

/** Whether the entry showed another calculator's empty state, and not an invalid link. */
function isEmptyPart({ calculator, state, ignored }: CalculatorEntry): boolean {
  const isEmpty = ignored.length === 0 && getCalculatorRow(calculator).format(state).size === 0;
  return isEmpty && hasOtherState(calculator);
}

/** Whether the calculator uses the state of another one, as coverage uses that of offense. */
function hasOtherState(calculator: Calculator): boolean {
  return getCalculatorRow(calculator).stateKey !== calculator;
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
  const entry = entries.get(key) as CalculatorEntry<Name> | undefined;
  if (entry) change(entry, { ...entry, state: next(entry.state, entry.settings), ignored: [] });
}

function change(before: CalculatorEntry, after: CalculatorEntry): void {
  replaceEntry(after);
  keepChange(before, after);
  const { follow } = getCalculatorRow(after.calculator);
  if (follow) {
    updateLastState(
      follow.leader as Calculator,
      (state) => follow.updateLeader(state, before.state, after.state) as StateOf<Calculator>,
    );
  }
}

/** Keeps the change of a kept team; another team in its place is no change. */
function keepChange(before: Omit<LastState, 'key'>, after: Omit<LastState, 'key'>): void {
  const id = getKeptId(before);
  if (!id || getKeptId(after) !== id) return;
  const edit = { base: formatEntry(before), link: formatEntry(after) };
  if (edit.base !== edit.link) storeEdit(id, edit);
}

/** Changes the last state of a calculator from the screen of another one. */
export function updateLastState<Name extends Calculator>(
  calculator: Name,
  next: (state: StateOf<Name>) => StateOf<Name>,
): void {
  const entry = entries.get(lastStates.get(getCalculatorRow(calculator).stateKey)?.key ?? '');
  if (entry?.calculator === calculator) {
    const state = next(entry.state as StateOf<Name>);
    if (state !== entry.state) updateEntry<Name>(entry.key, () => state);
    return;
  }
  const before = { calculator, ...getLastEntry(calculator) };
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

function show(entry: CalculatorEntry): void {
  updateFollowers(entry);
  lastStates.set(getCalculatorRow(entry.calculator).stateKey, entry);
  lastEntries.set(entry.calculator, entry);
  replaceEntry(entry);
  current.set(entry);
}

/** Replaces an entry, which is no change of the kept team that it shows. */
export function replaceEntry(entry: CalculatorEntry): void {
  const { key, calculator } = entry;
  entries.set(key, entry);
  if (calculator === 'team') writeKeptId(key, getKeptId(entry));
  if (lastEntries.get(calculator)?.key === key) lastEntries.set(calculator, entry);
  if (lastStates.get(getCalculatorRow(calculator).stateKey)?.key === key) keepLast(entry);
  if (current.get()?.key === key) current.set(entry);
}

/** Changes the last states of the calculators that follow this one, whose last state is still old. */
function updateFollowers({ calculator, state }: Omit<LastState, 'key'>): void {
  for (const name of calculatorNames) {
    const { follow, stateKey } = getCalculatorRow(name);
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
  const { stateKey } = getCalculatorRow(entry.calculator);
  updateFollowers(entry);
  lastStates.set(stateKey, entry);
  if (stateKey === 'team') writeKeptId(stateKey, getKeptId(entry));
  const search = formatEntry(entry);
  if (search) writeStored('session', `choice.${stateKey}`, search);
  else removeStored('session', `choice.${stateKey}`);
}

function lastState<Name extends Calculator>(calculator: Name): StateOf<Name> {
  const { stateKey, adopt, parse } = getCalculatorRow(calculator);
  const last = lastStates.get(stateKey);
  if (last) return adopt(last.state);
  // The settings have their own keys in the storage.
  return withKeptId(parse(storedParams(stateKey)).state, readKeptId(stateKey));
}

/** The settings of the tab, or those of the kept team that the calculator continues with. */
function lastSettings(calculator: Calculator): Settings {
  if (!getKeptId({ state: lastState(calculator) })) return readSettings();
  const { stateKey } = getCalculatorRow(calculator);
  return lastStates.get(stateKey)?.settings ?? parseSettings(storedParams(stateKey)).state;
}

/** The links of all last states that the tab has stored. */
export function readStoredLinks(): URLSearchParams[] {
  const stateKeys = new Set(calculatorNames.map((name) => getCalculatorRow(name).stateKey));
  return [...stateKeys].map(storedParams);
}

/** Replaces the own game in all entries of this visit, because the player has changed it. */
export function replaceOwnGame(before: OwnGame, after: OwnGame): void {
  const replaced = <Each extends Pick<CalculatorEntry, 'settings'>>(entry: Each): Each =>
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
