import { getOrAdd } from './getOrAdd.ts';
import type { OwnGame } from './ownGame.ts';
import { isOwnGame, type Ruleset } from './ruleset.ts';

/** Makes the result once for each ruleset, and for each value of the other argument. */
export function oncePerRuleset<Result, Key = undefined>(
  make: (ruleset: Ruleset, key?: Key) => Result,
): (ruleset: Ruleset, key?: Key) => Result {
  const official = new Map<Ruleset, Map<Key | undefined, Result>>();
  // The results of an own game go with it.
  const own = new WeakMap<OwnGame, Map<Key | undefined, Result>>();
  return (ruleset, key) => {
    const results = isOwnGame(ruleset)
      ? getOrAdd(own, ruleset, () => new Map())
      : getOrAdd(official, ruleset, () => new Map());
    return getOrAdd(results, key, () => make(ruleset, key));
  };
}
