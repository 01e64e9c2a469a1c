import { bestLookup } from './bestHit.ts';
import { isHit, type Target } from './coverage.ts';
import { typingsOf, walls } from './offense.ts';
import type { Attack, World } from './situation.ts';
import { groupMisses, splitTypes } from './targetGroup.ts';
import type { Type, Typing } from './type.ts';

/** A type not chosen yet, and what a plain attack of it would add. */
export type NextType = {
  type: Type;
  /** How many more targets would be hit for more than 1. */
  gained: number;
  /** The walls that it would hit for more than 1. */
  breaks: Typing[];
};

/**
 * What each type not chosen would add: those that hit the most further targets first, then those
 * that break the most walls, then the chart's order. The walls are sought among the typings.
 */
export function nextTypes(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  typings: readonly Typing[] = typingsOf(world.chart, 2),
): NextType[] {
  const { otherTypes } = splitTypes(attacks, world);
  const misses = groupMisses(attacks, targets, world);
  const standing = walls(attacks, typings, world);
  return otherTypes
    .map((type) => {
      const best = bestLookup([{ type }], world);
      return {
        type,
        gained: misses.reduce((sum, group) => sum + (isHit(best, group) ? group.count : 0), 0),
        breaks: standing.filter((typing) => best(typing).multiplier > 1),
      };
    })
    .sort((one, other) => other.gained - one.gained || other.breaks.length - one.breaks.length);
}
