import type { Ability } from './ability.ts';
import { type BestAttack, type BestLookup, bestLookup } from './bestHit.ts';
import { countOutcomes, type Outcomes, outcomeOf } from './outcome.ts';
import type { Attack, World } from './situation.ts';
import type { Typing } from './type.ts';

/** A row of a list of Pokémon. */
export type Target = {
  typing: Typing;
  /** Alternatives, undefined for any that changes nothing; empty where none is counted. */
  possibleAbilities: readonly (Ability | undefined)[];
};

/** Hit for more than 1, for 1, or for less, 0 among them. */
export const modes = ['weakness', 'normal', 'resistance'] as const;

export type Mode = (typeof modes)[number];

/** What the best attack does to a target that has this ability, undefined for none that matters. */
type AbilityCase = BestAttack & { ability: Ability | undefined };

/** What the best attack does to a target, with the ability that makes it so, if one does. */
export type Covered = AbilityCase & {
  /** The abilities with which it would be in another mode, in the order the target has them. */
  exceptions: AbilityCase[];
};

/** The mode of a multiplier: an immunity is among the resistances. */
export function modeOf(multiplier: number): Mode {
  const outcome = outcomeOf(multiplier);
  return outcome === 'immunity' ? 'resistance' : outcome;
}

/** A target of which no ability is counted is its typing alone. */
function countedAbilities({ possibleAbilities }: Target): Target['possibleAbilities'] {
  return possibleAbilities.length > 0 ? possibleAbilities : [undefined];
}

/**
 * What the best attack does to each target, in their order; one and the same target is evaluated once.
 * Of its abilities it is taken to have the one with which it takes most: what the attacker may hope
 * for.
 */
export function coverage(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): Covered[] {
  const best = bestLookup(attacks, world);
  const evaluated = new Map<Target, Covered>();

  function evaluate(target: Target): Covered {
    const { typing } = target;
    const cases = countedAbilities(target).map((ability) => ({
      ability,
      ...best(typing, ability),
    }));
    const hoped = cases.reduce((one, other) => (other.multiplier > one.multiplier ? other : one));
    const isPlain = hoped.multiplier === best(typing).multiplier;
    return {
      ...hoped,
      ability: isPlain ? undefined : hoped.ability,
      exceptions: cases.filter((each) => modeOf(each.multiplier) !== modeOf(hoped.multiplier)),
    };
  }

  return targets.map((target) => {
    const covered = evaluated.get(target) ?? evaluate(target);
    evaluated.set(target, covered);
    return covered;
  });
}

/** Whether the best attack hits the target, with any ability counted, for more than 1. */
export function isHit(best: BestLookup, target: Target): boolean {
  return countedAbilities(target).some((ability) => best(target.typing, ability).multiplier > 1);
}

/** How many targets come to what, and how many of the weaknesses have exceptions. */
export type CoverageSummary = Outcomes & {
  /** Hit for more than 1 unless it has Levitate. */
  unless: number;
};

/** How many targets are hit for more than 1, for 1, for less, and for 0. */
export function summarize(covered: readonly Covered[]): CoverageSummary {
  const hasExceptions = ({ multiplier, exceptions }: Covered) =>
    multiplier > 1 && exceptions.length > 0;
  return { ...countOutcomes(covered), unless: covered.filter(hasExceptions).length };
}
