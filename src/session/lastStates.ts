import { removeStored, writeStored } from '#browser/storage.ts';
import type { Settings } from '#engine/settings.ts';
import { type Calculator, getCalculatorRow, type StateOf } from '#links/registry.ts';
import { parseSettings } from '#links/settings.ts';
import { readSettings } from '#preferences/settings.ts';
import { readStoredLink } from '#saved/storedLinks.ts';
import {
  addKeptId,
  type EntryContent,
  formatEntry,
  formatStoredEntry,
  getKeptId,
} from './entry.ts';
import { readKeptId, writeKeptId } from './unsavedEdits.ts';

/** The last state of a calculator in this tab; the key is undefined if no history entry shows it yet. */
export type LastState = EntryContent & { key: string | undefined };

/** The last states by `stateKey`, which calculators that share their state have in common. */
const lastStates = new Map<string, LastState>();

/** Returns the key of the history entry that shows the calculator's last state. */
export function getLastKey(calculator: Calculator): string | undefined {
  return lastStates.get(getCalculatorRow(calculator).stateKey)?.key;
}

/** Returns the calculator's last state in this tab, or else the one in session storage. */
export function getLastState<Name extends Calculator>(calculator: Name): StateOf<Name> {
  const { stateKey, adopt, parse } = getCalculatorRow(calculator);
  const last = lastStates.get(stateKey);
  if (last) return adopt(last.state);
  // The settings have their own keys in the storage.
  return addKeptId(parse(readStoredLink(stateKey)).state, readKeptId(stateKey));
}

/** Returns the settings of the tab, or those of the kept team that the calculator continues with. */
export function getLastSettings(calculator: Calculator): Settings {
  if (!getKeptId({ state: getLastState(calculator) })) return readSettings();
  const { stateKey } = getCalculatorRow(calculator);
  return lastStates.get(stateKey)?.settings ?? parseSettings(readStoredLink(stateKey)).state;
}

/** Returns the calculator's last state in this tab, and the settings with which it continues. */
export function getLastContent<Name extends Calculator>(calculator: Name): EntryContent<Name> {
  return { calculator, state: getLastState(calculator), settings: getLastSettings(calculator) };
}

/** Formats the calculator's last state under the current settings as a query string without `?`. */
export function formatLastState(calculator: Calculator): string {
  return formatEntry({ calculator, state: getLastState(calculator), settings: readSettings() });
}

/** Makes the state the last one of its calculator, without storing it. */
export function setLastState(last: LastState): void {
  lastStates.set(getCalculatorRow(last.calculator).stateKey, last);
}

/** Makes the state the last one of its calculator, and stores it in the session. */
export function storeLastState(last: LastState): void {
  setLastState(last);
  const { stateKey } = getCalculatorRow(last.calculator);
  if (stateKey === 'team') writeKeptId(stateKey, getKeptId(last));
  const search = formatStoredEntry(last);
  if (search) writeStored('session', `choice.${stateKey}`, search);
  else removeStored('session', `choice.${stateKey}`);
}

/** Forgets the last states of this visit; the stored ones remain. */
export function clearLastStates(): void {
  lastStates.clear();
}

/** Replaces each last state of this visit, without storing it. */
export function mapLastStates(replace: (last: LastState) => LastState): void {
  for (const [stateKey, last] of lastStates) lastStates.set(stateKey, replace(last));
}
