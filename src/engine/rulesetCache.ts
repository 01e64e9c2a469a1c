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
    const results = isOwnGame(ruleset) ? getOrAdd(own, ruleset) : getOrAdd(official, ruleset);
    if (!results.has(key)) results.set(key, make(ruleset, key));
    return results.get(key) as Result;
  };
}

function getOrAdd<Owner, Key, Result>(
  maps: {
    get(owner: Owner): Map<Key, Result> | undefined;
    set(owner: Owner, map: Map<Key, Result>): unknown;
  },
  owner: Owner,
): Map<Key, Result> {
  const existingMap = maps.get(owner);
  if (existingMap) return existingMap;
  const map = new Map<Key, Result>();
  maps.set(owner, map);
  return map;
}
