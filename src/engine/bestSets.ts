import { bestLookup } from './bestHit.ts';
import { isHit, type Target } from './coverage.ts';
import type { HitGroup } from './localSearch.ts';
import { searchSets } from './setSearch.ts';
import type { Attack, World } from './situation.ts';
import { groupMisses, splitTypes, type TargetGroup } from './targetGroup.ts';
import type { Type } from './type.ts';

/** The sets of types that hit the most targets for more than 1, and how many they hit. */
export type BestSets = {
  /** At most 50 of those that tie, in the chart's order; so are the types in each. */
  sets: Type[][];
  /** How many sets tie, 1 or more; where `isExact` is false, of those that were compared. */
  ties: number;
  hit: number;
  /**
   * Whether no set hits more and all that tie are counted: always up to six of 30 types that are
   * not chosen, five of 45 and four of 64.
   */
  isExact: boolean;
};

/**
 * The sets of `count` types, 0 to 6, that hit the most targets for more than 1; of all types where
 * the chart has fewer, and undefined if more are chosen already. The chosen types are in every set,
 * and what the attacks hit stays hit; moves and Stellar hit without counting as one of the types.
 */
export function bestSets(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  count: number,
): BestSets | undefined {
  const { chosenTypes, otherTypes } = splitTypes(attacks, world);
  if (chosenTypes.length > count) return undefined;
  const misses = groupMisses(attacks, targets, world);
  const size = Math.min(count - chosenTypes.length, otherTypes.length);
  const groups = groupByHits(otherTypes, misses, world);
  const result = searchSets(groups, otherTypes.length, size);

  const hitBefore = misses.reduce((sum, group) => sum - group.count, targets.length);
  const sets = result.sets.map((places) => {
    const set = new Set([...chosenTypes, ...places.map((place) => otherTypes[place])]);
    return world.chart.types.filter((type) => set.has(type));
  });
  return { ...result, sets, hit: hitBefore + result.hit };
}

/** The targets by the places of the types that hit them for more than 1. */
function groupByHits(
  types: readonly Type[],
  targets: readonly TargetGroup[],
  world: World,
): HitGroup[] {
  // Only one lookup at a time is in memory: in a large chart each takes megabytes.
  const hits = types.map((type) => {
    const best = bestLookup([{ type }], world);
    return targets.map((target) => isHit(best, target));
  });
  const places = [...types.keys()];
  const groups = new Map<string, HitGroup>();
  for (const [index, target] of targets.entries()) {
    const hitBy = places.filter((place) => hits[place]![index]);
    const key = hitBy.join();
    groups.set(key, { hitBy, count: (groups.get(key)?.count ?? 0) + target.count });
  }
  return [...groups.values()];
}
