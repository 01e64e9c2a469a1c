import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import { type Entry, entryOf, onEntry, updateEntry } from './entries.ts';
import type { Calculator, StateOf } from './registry.ts';

/** Changes the state of the entry on the screen as it is at the moment of the call. */
export type Update<State> = (next: (state: State, settings: Settings) => State) => void;

/** What the player picked on a calculator's screen, and how to change it; the component follows. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): Entry<Name> & { update: Update<StateOf<Name>> } {
  const entry = useSyncExternalStore(onEntry, () => entryOf(calculator));
  const update = useCallback<Update<StateOf<Name>>>(
    (next) => updateEntry(entry.key, next),
    [entry.key],
  );
  return { ...entry, update };
}
