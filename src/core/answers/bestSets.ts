import type { Type } from '#core/charts/type.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { isSuperEffective, type Target } from './coverage.ts';
import type { HitGroup } from './localSearch.ts';
import { searchSets } from './setSearch.ts';
import { groupRemainingTargets, splitTypes, type TargetGroup } from './targetGroup.ts';

/**
 * The sets of types that are super effective against the most targets, and the number of those
 * targets.
 */
export type BestSets = {
  /** At most 50 of the tied sets, in the chart's order, like the types in each set. */
  sets: Type[][];
  /** Number of tied sets, 1 or more; if `isExact` is false, only among the compared sets. */
  ties: number;
  hitCount: number;
  /**
   * Whether no set hits more targets and all ties are counted. Always true if the search adds at most
   * six of 30 types that are not chosen, five of 45 or four of 64.
   */
  isExact: boolean;
};

/**
 * The sets of `count` types, 0 to 6, that are super effective against the most targets; undefined if
 * more types are chosen. A chart with fewer types has one set of all of them. Every set contains the
 * chosen types. Moves and Stellar are no types of a set, but the targets that they hit count.
 */
export function bestSets(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  count: number,
): BestSets | undefined {
  const { chosenTypes, otherTypes } = splitTypes(attacks, world);
  if (chosenTypes.length > count) return undefined;
  const remainingTargets = groupRemainingTargets(attacks, targets, world);
  const size = Math.min(count - chosenTypes.length, otherTypes.length);
  const groups = groupByHits(otherTypes, remainingTargets, world);
  const result = searchSets(groups, otherTypes.length, size);

  const hitBefore = remainingTargets.reduce((sum, group) => sum - group.count, targets.length);
  const sets = result.sets.map((typeIndexes) => {
    const set = new Set([...chosenTypes, ...typeIndexes.map((typeIndex) => otherTypes[typeIndex])]);
    return world.chart.types.filter((type) => set.has(type));
  });
  return { ...result, sets, hitCount: hitBefore + result.hitCount };
}

/** Groups targets by the indexes of the types that are super effective against them. */
function groupByHits(
  types: readonly Type[],
  targets: readonly TargetGroup[],
  world: World,
): HitGroup[] {
  // Keeps only one lookup in memory at a time: in a large chart each takes megabytes.
  const hits = types.map((type) => {
    const best = createBestAttackLookup([{ type }], world);
    return targets.map((target) => isSuperEffective(best, target));
  });
  const typeIndexes = [...types.keys()];
  const groups = new Map<string, HitGroup>();
  for (const [index, target] of targets.entries()) {
    const hitBy = typeIndexes.filter((typeIndex) => hits[typeIndex]![index]);
    const key = hitBy.join();
    groups.set(key, { hitBy, count: (groups.get(key)?.count ?? 0) + target.count });
  }
  return [...groups.values()];
}
