import { attackersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { isSuperEffective, type Target } from './coverage.ts';

/** A number of targets with the same typing and abilities. */
export type TargetGroup = Target & { count: number };

/** Groups the targets that no attack is super effective against. */
export function groupRemainingTargets(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const target of targets) {
    const key = `${target.typing} ${target.possibleAbilities}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { ...target, count });
  }
  const best = createBestAttackLookup(attacks, world);
  return [...groups.values()].filter((group) => !isSuperEffective(best, group));
}

/**
 * Splits the chart's attacking types into those with a chosen attack that is not a move, and the
 * others.
 */
export function splitTypes(
  attacks: readonly Attack[],
  { chart }: World,
): { chosenTypes: readonly Type[]; otherTypes: readonly Type[] } {
  const types = attackersOf(chart);
  const plainTypes = new Set(attacks.filter(({ move }) => !move).map(({ type }) => type));
  return {
    chosenTypes: types.filter((type) => plainTypes.has(type)),
    otherTypes: types.filter((type) => !plainTypes.has(type)),
  };
}
