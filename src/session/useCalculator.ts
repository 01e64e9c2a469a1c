import { useCallback, useSyncExternalStore } from 'react';
import type { Settings } from '#engine/settings.ts';
import type { Calculator, StateOf } from '#links/registry.ts';
import type { ChangeNotice, NextState } from './change.ts';
import type { CalculatorEntry } from './entry.ts';
import { session } from './session.ts';

/** Changes the latest state of an entry; the notice offers to undo the change. */
export type UpdateState<State> = (
  next: (state: State, settings: Settings) => State,
  notice?: ChangeNotice,
) => void;

/** Returns the entry of a calculator and a function to change its state; rerenders on changes. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: CalculatorEntry<Name>; update: UpdateState<StateOf<Name>> } {
  const entry = useSyncExternalStore(session.subscribe, () => session.getEntry(calculator));
  const { key } = entry;
  const update = useCallback(
    (next: NextState<Name>, notice?: ChangeNotice) => session.update(key, next, notice),
    [key],
  );
  return { entry, update };
}

/** Returns the settings of the current entry or page; the component rerenders when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(session.subscribe, session.getSettings);
}
