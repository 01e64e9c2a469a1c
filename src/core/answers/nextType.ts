import type { Type, Typing } from '#core/charts/type.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { isSuperEffective, type Target } from './coverage.ts';
import { typingsOf, walls } from './offense.ts';
import { groupRemainingTargets, splitTypes } from './targetGroup.ts';

/** A type that is not chosen, and the targets that an attack of it adds. */
export type NextType = {
  type: Type;
  /** The number of targets that it is super effective against and the chosen attacks are not. */
  gain: number;
  /** The walls of the chosen attacks that it is super effective against. */
  brokenWalls: Typing[];
};

/**
 * The types that are not chosen, sorted by gain, then by number of broken walls among `typings`,
 * then in the chart's order.
 */
export function nextTypes(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  typings: readonly Typing[] = typingsOf(world.chart, 2),
): NextType[] {
  const { otherTypes } = splitTypes(attacks, world);
  const remainingTargets = groupRemainingTargets(attacks, targets, world);
  const remainingWalls = walls(attacks, typings, world);
  return otherTypes
    .map((type) => {
      const best = createBestAttackLookup([{ type }], world);
      return {
        type,
        gain: remainingTargets.reduce(
          (sum, group) => sum + (isSuperEffective(best, group) ? group.count : 0),
          0,
        ),
        brokenWalls: remainingWalls.filter((typing) => best(typing).multiplier > 1),
      };
    })
    .sort(
      (one, other) => other.gain - one.gain || other.brokenWalls.length - one.brokenWalls.length,
    );
}
