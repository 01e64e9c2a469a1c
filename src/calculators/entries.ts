import { createStore } from '#browser/createStore.ts';
import { onSessionCleared } from '#browser/storage.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Settings } from '#engine/settings.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import {
  addKeptId,
  type CalculatorEntry,
  type EntryContent,
  formatEntry,
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
import { isLink } from './parameter.ts';
import { type Calculator, calculatorNames, getCalculatorRow, type StateOf } from './registry.ts';
import { parseSettings } from './settings.ts';
import { readKeptId, storeEdit, writeKeptId } from './unsavedEdits.ts';

/** Every entry of this visit by key, so that back and forward restore its exact state. */
const entries = new Map<string, CalculatorEntry>();

/** The last entry that showed each calculator. */
const lastEntries = new Map<Calculator, CalculatorEntry>();

const current = createStore<CalculatorEntry | undefined>(undefined);

/** Calls the callback when the current entry is replaced or changes; returns the unsubscriber. */
export const onEntryChange = current.subscribe;

/** Returns the current entry; undefined on a page without a calculator. */
export const getCurrentEntry = current.get;

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
    return isEmptyPart(previous) ? { ...previous, state: getLastState(calculator) } : previous;
  }

  function readEntry(): CalculatorEntry {
    const { parse, empty } = getCalculatorRow(calculator);
    const linkSettings = parseSettings(search);
    if (!isLink(search)) {
      const state = isBack && !hasOtherState(calculator) ? empty : getLastState(calculator);
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
  const edit = { base: formatEntry(before), link: formatEntry(after) };
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
  const entry = current.get();
  if (!entry) return;
  const state = getLastState(entry.calculator);
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
  setLastState(entry);
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
  if (getLastKey(calculator) === key) replaceLastState(entry);
  if (current.get()?.key === key) current.set(entry);
}

/** Changes the last states of the calculators that follow this one, whose last state is still old. */
function updateFollowers({ calculator, state }: EntryContent): void {
  for (const name of calculatorNames) {
    const { leaderSync } = getCalculatorRow(name);
    if (leaderSync?.leader !== calculator) continue;
    const before = getLastContent(name);
    const after = leaderSync.follow(before.state, getLastState(calculator), state);
    if (after === before.state) continue;
    const entry = entries.get(getLastKey(name) ?? '');
    const nextState = after as StateOf<Calculator>;
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
