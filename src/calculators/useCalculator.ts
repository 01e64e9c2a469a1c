import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import { type Entry, entryOf, onEntry, updateEntry } from './entries.ts';
import type { Calculator, StateOf } from './registry.ts';

/** Changes the state of an entry as it is at the moment of the call. */
export type Update<State> = (next: (state: State, settings: Settings) => State) => void;

/** The entry that a calculator's screen shows, and how to change its state; the component follows. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: Entry<Name>; update: Update<StateOf<Name>> } {
  const entry = useSyncExternalStore(onEntry, () => entryOf(calculator));
  const { key } = entry;
  const update = useCallback<Update<StateOf<Name>>>((next) => updateEntry(key, next), [key]);
  return { entry, update };
}
