import { createStore } from '#browser/createStore.ts';
import { onSessionCleared } from '#browser/storage.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { isLink } from '#links/parameter.ts';
import {
  type Calculator,
  calculatorNames,
  getCalculatorRow,
  type StateOf,
} from '#links/registry.ts';
import { parseSettings } from '#links/settings.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import {
  addKeptId,
  type CalculatorEntry,
  type EntryContent,
  formatEntry,
  formatStoredEntry,
  getKeptId,
} from './entry.ts';
import {
  clearLastStates,
  getLastContent,
  getLastKey,
  getLastSettings,
  getLastState,
  type LastState,
  mapLastStates,
  setLastState,
  storeLastState,
} from './lastStates.ts';
import { readKeptId, storeEdit, writeKeptId } from './unsavedEdits.ts';

/** Every entry of this visit by key, so that back and forward restore its exact state. */
const entries = new Map<string, CalculatorEntry>();

/** The last entry that showed each calculator. */
const lastEntries = new Map<Calculator, CalculatorEntry>();

const currentEntry = createStore<CalculatorEntry | undefined>(undefined);

/** Calls the callback when the current entry is replaced or changes; returns the unsubscriber. */
export const onEntryChange = currentEntry.subscribe;

/** Returns the current entry; undefined on a page without a calculator. */
export const getCurrentEntry = currentEntry.get;

/** Returns the entry that the calculator shows or showed last; throws if it was never opened. */
export function getEntry<Name extends Calculator>(calculator: Name): CalculatorEntry<Name> {
  const entry = lastEntries.get(calculator);
  if (!entry) throw new Error(`No entry of ${calculator} was opened`);
  return entry as CalculatorEntry<Name>;
}

/** Returns the absolute URL of the calculator with its state and settings. */
export function getShareUrl(calculator: Calculator): string {
  const path = import.meta.env.BASE_URL + getCalculatorRow(calculator).path.slice(1);
  const link = new URL(path, window.location.href);
  link.search = formatEntry(getEntry(calculator));
  return link.href;
}

/**
 * Makes a history entry the current one. Its state is the one that it had in this visit, or else the
 * one in `search`, or else the calculator's last state in this tab. A step back (`isBack`) to an address
 * without parameters gets the default settings, and an empty state unless the calculator uses the
 * state of another one.
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

  /** An empty entry of coverage shows the attacks that were picked on the offense screen meanwhile. */
  function continueEntry(previous: CalculatorEntry): CalculatorEntry {
    if (!isEmpty(previous) || !usesOtherState(calculator)) return previous;
    return { ...previous, state: getLastState(calculator) };
  }

  function readEntry(): CalculatorEntry {
    const { parse, empty } = getCalculatorRow(calculator);
    const linkSettings = parseSettings(search);
    if (!isLink(search)) {
      const state = isBack && !usesOtherState(calculator) ? empty : getLastState(calculator);
      const settings = isBack ? linkSettings.state : getLastSettings(calculator);
      return { key, calculator, state, settings, ignored: [] };
    }
    const { state, ignored } = parse(search);
    const keptId = nextKeptId ?? readKeptId(key);
    nextKeptId = undefined;
    return {
      key,
      calculator,
      state: addKeptId(state, keptId),
      settings: linkSettings.state,
      ignored: [...ignored, ...linkSettings.ignored],
    };
  }
}

/** The id of the kept team whose link opens next. */
let nextKeptId: string | undefined;

/** Makes the next link that opens the content of the kept team. */
export function setNextKeptId(id: string): void {
  nextKeptId = id;
}

/** Whether the entry has no picks; a link whose parameters were all ignored is not empty. */
function isEmpty({ calculator, state, ignored }: CalculatorEntry): boolean {
  return ignored.length === 0 && getCalculatorRow(calculator).format(state).size === 0;
}

/** Whether the calculator uses the state of another one, as coverage uses that of offense. */
function usesOtherState(calculator: Calculator): boolean {
  return getCalculatorRow(calculator).stateKey !== calculator;
}

/** Clears the current entry, for a page without a calculator. */
export function closeEntry(): void {
  currentEntry.set(undefined);
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
  storeTeamEdit(before, after);
  const { leaderSync } = getCalculatorRow(after.calculator);
  if (leaderSync) {
    updateLastState(
      leaderSync.leader as Calculator,
      (state) => leaderSync.updateLeader(state, before.state, after.state) as StateOf<Calculator>,
    );
  }
}

/** Stores the change of a kept team; another team in its place is no change. */
function storeTeamEdit(before: EntryContent, after: EntryContent): void {
  const id = getKeptId(before);
  if (!id || getKeptId(after) !== id) return;
  const edit = { base: formatStoredEntry(before), link: formatStoredEntry(after) };
  if (edit.base !== edit.link) storeEdit(id, edit);
}

/** Changes the last state of a calculator from the screen of another one. */
export function updateLastState<Name extends Calculator>(
  calculator: Name,
  next: (state: StateOf<Name>) => StateOf<Name>,
): void {
  const entry = entries.get(getLastKey(calculator) ?? '');
  if (entry?.calculator === calculator) {
    const state = next(entry.state as StateOf<Name>);
    if (state !== entry.state) updateEntry<Name>(entry.key, () => state);
    return;
  }
  const before = getLastContent(calculator);
  const after = { ...before, key: undefined, state: next(before.state) };
  if (after.state === before.state) return;
  replaceLastState(after);
  storeTeamEdit(before, after);
}

/** Replaces all picks of this tab, also of the current entry, by the stored ones. */
function rereadEntries(): void {
  entries.clear();
  clearLastStates();
  lastEntries.clear();
  const entry = currentEntry.get();
  if (!entry) return;
  const state = getLastState(entry.calculator);
  show({ ...entry, state, settings: readSettings(), ignored: [] });
}

// The preferences subscribed earlier, so the current entry gets the stored settings.
onSessionCleared(rereadEntries);

/** Applies the current settings to the current entry, after the player changed them. */
export function applySettings(): void {
  const entry = currentEntry.get();
  if (entry) change(entry, { ...entry, settings: readSettings(), ignored: [] });
}

function show(entry: CalculatorEntry): void {
  updateFollowers(entry);
  setLastState(entry);
  lastEntries.set(entry.calculator, entry);
  replaceEntry(entry);
  currentEntry.set(entry);
}

/** Replaces an entry, which is no change of the kept team that it shows. */
export function replaceEntry(entry: CalculatorEntry): void {
  const { key, calculator } = entry;
  entries.set(key, entry);
  if (calculator === 'team') writeKeptId(key, getKeptId(entry));
  if (lastEntries.get(calculator)?.key === key) lastEntries.set(calculator, entry);
  if (getLastKey(calculator) === key) replaceLastState(entry);
  if (currentEntry.get()?.key === key) currentEntry.set(entry);
}

/**
 * Changes the last states of the calculators whose leader this one is; `getLastState` still returns the
 * leader's state before the change.
 */
function updateFollowers({ calculator, state }: EntryContent): void {
  for (const name of calculatorNames) {
    const { leaderSync } = getCalculatorRow(name);
    if (leaderSync?.leader !== calculator) continue;
    const before = getLastContent(name);
    const nextState = leaderSync.followLeader(before.state, getLastState(calculator), state);
    if (nextState === before.state) continue;
    const entry = entries.get(getLastKey(name) ?? '');
    if (entry) replaceEntry({ ...entry, state: nextState });
    else replaceLastState({ ...before, key: undefined, state: nextState });
  }
}

function replaceLastState(last: LastState): void {
  updateFollowers(last);
  storeLastState(last);
}

/** Replaces the own game in all entries of this visit, because the player has changed it. */
export function replaceOwnGame(before: OwnGame, after: OwnGame): void {
  const replaceGame = <Content extends EntryContent>(content: Content): Content =>
    content.settings.generation === before
      ? { ...content, settings: { ...content.settings, generation: after } }
      : content;
  for (const [key, entry] of entries) entries.set(key, replaceGame(entry));
  for (const [name, entry] of lastEntries) lastEntries.set(name, replaceGame(entry));
  mapLastStates(replaceGame);
}
