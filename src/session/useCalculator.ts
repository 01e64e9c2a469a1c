import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import type { Calculator, StateOf } from '#links/registry.ts';
import { getEntry, onEntryChange, updateEntry } from './entries.ts';
import type { CalculatorEntry } from './entry.ts';

/** Changes the latest state of an entry. */
export type UpdateState<State> = (next: (state: State, settings: Settings) => State) => void;

/** Returns the entry of a calculator and a function to change its state; rerenders on changes. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: CalculatorEntry<Name>; update: UpdateState<StateOf<Name>> } {
  const entry = useSyncExternalStore(onEntryChange, () => getEntry(calculator));
  const { key } = entry;
  const update = useCallback<UpdateState<StateOf<Name>>>((next) => updateEntry(key, next), [key]);
  return { entry, update };
}
