import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import { type CalculatorEntry, getEntry, onEntryChange, updateEntry } from './entries.ts';
import type { Calculator, StateOf } from './registry.ts';

/** Changes the latest state of an entry. */
export type UpdateState<State> = (next: (state: State, settings: Settings) => State) => void;

/** The entry of a calculator, which rerenders the component on changes, and a function to change it. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: CalculatorEntry<Name>; update: UpdateState<StateOf<Name>> } {
  const entry = useSyncExternalStore(onEntryChange, () => getEntry(calculator));
  const { key } = entry;
  const update = useCallback<UpdateState<StateOf<Name>>>((next) => updateEntry(key, next), [key]);
  return { entry, update };
}
