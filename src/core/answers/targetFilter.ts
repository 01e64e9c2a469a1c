import { attackersOf, defendersOf, factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { World } from '#core/hit/situation.ts';
import { doubleFactorsIn } from '#core/rulesets/ruleset.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { maxMultiplier, type Target } from './coverage.ts';

/** Conditions on a target, of which all apply. */
export type TargetFilter = {
  /** One of its types. */
  type?: Type | undefined;
  /** Another one; `type` again for a target that has only one, as the games store it. */
  secondType?: Type | undefined;
  /** Attacking types that it resists or is immune to. */
  resists: readonly Type[];
  /** Attacking types that are not super effective against it. */
  notWeakTo: readonly Type[];
  /** Whether it has a weakness of at least `doubleWeaknessIn`. */
  hasDoubleWeakness: boolean;
};

/**
 * The smallest multiplier of a double weakness: 4, or less if no two weaknesses of the world reach it.
 */
export function doubleWeaknessIn({ ruleset, chart }: World): number {
  const factors = attackersOf(chart).flatMap((attacking) =>
    defendersOf(chart).map((defending) => factorOf(chart, attacking, defending)),
  );
  const weakness = Math.max(...factors);
  return weakness > 1 ? Math.min(4, doubleFactorsIn(ruleset)?.weakness ?? weakness ** 2) : 4;
}

/** Returns the part of the filter that exists in the world, with its types in the chart's order. */
export function filterIn({ chart }: World, filter: TargetFilter): TargetFilter {
  const keepTypes = (types: readonly Type[]) =>
    attackersOf(chart).filter((type) => types.includes(type));
  const findType = (type: Type | undefined) => defendersOf(chart).find((each) => each === type);
  const type = findType(filter.type);
  return {
    type,
    secondType: type && findType(filter.secondType),
    resists: keepTypes(filter.resists),
    notWeakTo: keepTypes(filter.notWeakTo),
    hasDoubleWeakness: filter.hasDoubleWeakness,
  };
}

/**
 * Returns a function that tells whether a target matches the filter, if it has the possible ability
 * that is worst for it. A target object that occurs twice is evaluated once.
 */
export function createTargetFilter(
  { type, secondType, resists, notWeakTo, hasDoubleWeakness }: TargetFilter,
  world: World,
): (target: Target) => boolean {
  const lookupOf = (types: readonly Type[]) =>
    createBestAttackLookup(
      types.map((attacking) => ({ type: attacking })),
      world,
    );
  const resisted = lookupOf(resists);
  const notWeak = lookupOf(notWeakTo);
  const all = lookupOf(hasDoubleWeakness ? attackersOf(world.chart) : []);
  const minWeakness = hasDoubleWeakness ? doubleWeaknessIn(world) : 0;
  const results = new Map<Target, boolean>();

  const matchesTypes = ({ typing }: Target) =>
    (type === undefined || typing.includes(type)) &&
    (secondType === undefined ||
      (secondType === type ? typing.length === 1 : typing.includes(secondType)));

  const evaluate = (target: Target) =>
    matchesTypes(target) &&
    (resists.length === 0 || maxMultiplier(resisted, target) < 1) &&
    maxMultiplier(notWeak, target) <= 1 &&
    maxMultiplier(all, target) >= minWeakness;

  return (target) => {
    const result = results.get(target) ?? evaluate(target);
    results.set(target, result);
    return result;
  };
}
