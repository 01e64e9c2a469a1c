import { type ReactNode, useDeferredValue } from 'react';
import type { OwnGame } from '#engine/ownGame.ts';
import { OwnNamesContext, useOwnNames } from '#widgets/names/ownNames.ts';

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
