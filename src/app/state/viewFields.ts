import { type Calculator, getCalculatorRow, type StateOf } from '#core/links/registry.ts';
import type { EntryContent } from './entry.ts';

/** Returns the earlier state, shown as the current one is. */
export function keepView<Name extends Calculator>(
  { calculator, state }: Pick<EntryContent<Name>, 'calculator' | 'state'>,
  now: StateOf<Name>,
): StateOf<Name> {
  const { viewFields = [] } = getCalculatorRow(calculator);
  const view = viewFields.map((field) => [field, now[field]] as const);
  return { ...state, ...Object.fromEntries(view) };
}

/** Whether the states differ at most in how their answers are shown. */
export function hasSamePicks<Name extends Calculator>(
  calculator: Name,
  one: StateOf<Name>,
  other: StateOf<Name>,
): boolean {
  const state = keepView({ calculator, state: one }, other);
  return (Object.keys(other) as (keyof StateOf<Name>)[]).every(
    (field) => state[field] === other[field],
  );
}
