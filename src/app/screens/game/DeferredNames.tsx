import { type ReactNode, useDeferredValue } from 'react';
import { OwnNamesContext, useOwnNames } from '#app/typeUi/names/ownNames.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/**
 * Provides the names of the own game to the components inside a moment after they change, because thousands of labels
 * have the name of a type that the player is typing.
 */
export function DeferredNames({
  types,
  children,
}: {
  types: OwnGame['types'];
  children: ReactNode;
}) {
  const names = useOwnNames();
  const deferredNames = useDeferredValue(names);
  // A new type has no earlier name.
  const isComplete = types.every(({ id }) => deferredNames.types.has(id));
  return <OwnNamesContext value={isComplete ? deferredNames : names}>{children}</OwnNamesContext>;
}
