import { bestLookup } from './bestHit.ts';
import { isHit, type Target } from './coverage.ts';
import type { HitGroup } from './localSearch.ts';
import { searchSets } from './setSearch.ts';
import type { Attack, World } from './situation.ts';
import { missedGroups, splitTypes, type TargetGroup } from './targetGroup.ts';
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
 * The sets of `count` types, 0 to 6, that hit the most targets for more than 1, out of all there
 * are; undefined if more are chosen already, and of all types where the chart has fewer. The chosen
 * types are in every set, and what the attacks hit stays hit; moves and Stellar hit without counting
 * as one of the types.
 */
export function bestSets(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  count: number,
): BestSets | undefined {
  const { chosen, others } = splitTypes(attacks, world);
  if (chosen.length > count) return undefined;
  const missed = missedGroups(attacks, targets, world);
  const size = Math.min(count - chosen.length, others.length);
  const found = searchSets(groupByHits(others, missed, world), others.length, size);

  const hitBefore = missed.reduce((sum, group) => sum - group.count, targets.length);
  const sets = found.sets.map((places) => {
    const set = new Set([...chosen, ...places.map((place) => others[place])]);
    return world.chart.types.filter((type) => set.has(type));
  });
  return { ...found, sets, hit: hitBefore + found.hit };
}

/** The groups by the places of the types that hit them for more than 1. */
function groupByHits(
  types: readonly Type[],
  targets: readonly TargetGroup[],
  world: World,
): HitGroup[] {
  const lookups = types.map((type) => bestLookup([{ type }], world));
  const groups = new Map<string, HitGroup>();
  for (const target of targets) {
    const hitBy = [...lookups.keys()].filter((place) => isHit(lookups[place]!, target));
    const key = hitBy.join();
    groups.set(key, { hitBy, count: (groups.get(key)?.count ?? 0) + target.count });
  }
  return [...groups.values()];
}
