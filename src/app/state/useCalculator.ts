import { useCallback, useSyncExternalStore } from 'react';
import type { Calculator, StateOf } from '#core/links/registry.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { ChangeNotice } from './change.ts';
import type { CalculatorEntry } from './entry.ts';
import { session } from './session.ts';

/** Changes the latest state of an entry, and its generation; the notice offers to undo both. */
export type UpdateState<State> = (
  next: (state: State, settings: Settings) => State,
  notice?: ChangeNotice,
  ruleset?: Ruleset,
) => void;

/** Returns the entry of a calculator and a function to change its state; rerenders on changes. */
export function useCalculator<Name extends Calculator>(
  calculator: Name,
): { entry: CalculatorEntry<Name>; update: UpdateState<StateOf<Name>> } {
  const entry = useSyncExternalStore(session.subscribe, () => session.getEntry(calculator));
  const { key } = entry;
  const update = useCallback(
    (...change: Parameters<UpdateState<StateOf<Name>>>) => session.update(key, ...change),
    [key],
  );
  return { entry, update };
}

/** Returns the settings of the current entry or page; the component rerenders when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(session.subscribe, session.getSettings);
}
