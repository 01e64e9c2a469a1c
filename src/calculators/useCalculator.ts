import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import { type Entry, entryOf, onEntryChange, updateEntry } from './entries.ts';
import type { Calculator, StateOf } from './registry.ts';

/** Changes the latest state of an entry. */
export type Update<State> = (next: (state: State, settings: Settings) => State) => void;

/** The entry of a calculator, which rerenders the component on changes, and a function to change it. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: Entry<Name>; update: Update<StateOf<Name>> } {
  const entry = useSyncExternalStore(onEntryChange, () => entryOf(calculator));
  const { key } = entry;
  const update = useCallback<Update<StateOf<Name>>>((next) => updateEntry(key, next), [key]);
  return { entry, update };
}
