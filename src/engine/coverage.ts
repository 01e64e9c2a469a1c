import type { Ability } from './ability.ts';
import { type BestAttack, type BestLookup, bestLookup } from './bestHit.ts';
import { countOutcomes, type Outcomes, outcomeOf } from './outcome.ts';
import type { Attack, World } from './situation.ts';
import type { Typing } from './type.ts';

/** One Pokémon in a list of targets. */
export type Target = {
  typing: Typing;
  /** Alternatives, undefined for one without effect; empty if abilities do not count. */
  possibleAbilities: readonly (Ability | undefined)[];
};

/** Multipliers above 1, equal to 1, and below 1 (including 0). */
export const coverageModes = ['weakness', 'normal', 'resistance'] as const;

/** A range of multipliers; an immunity counts as a resistance. */
export type CoverageMode = (typeof coverageModes)[number];

/** The best attack on a target with this ability, undefined for one without effect. */
type AbilityCase = BestAttack & { ability: Ability | undefined };

/** The best attack on a target, with the ability that changes the multiplier, if any. */
export type CoverageResult = AbilityCase & {
  /** The possible abilities that lead to another mode, in the target's order. */
  exceptions: AbilityCase[];
};

/** The mode of a multiplier; an immunity counts as a resistance. */
export function modeOf(multiplier: number): CoverageMode {
  const outcome = outcomeOf(multiplier);
  return outcome === 'immunity' ? 'resistance' : outcome;
}

/** The abilities to evaluate: only `undefined` if abilities do not count. */
function getAbilities({ possibleAbilities }: Target): Target['possibleAbilities'] {
  return possibleAbilities.length > 0 ? possibleAbilities : [undefined];
}

/**
 * The best attack on each target, in their order, with the possible ability that is best for the
 * attacker; an object that occurs twice is evaluated once.
 */
export function coverage(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): CoverageResult[] {
  const best = bestLookup(attacks, world);
  const results = new Map<Target, CoverageResult>();

  function evaluate(target: Target): CoverageResult {
    const { typing } = target;
    const cases = getAbilities(target).map((ability) => ({
      ability,
      ...best(typing, ability),
    }));
    const bestCase = cases.reduce((one, other) =>
      other.multiplier > one.multiplier ? other : one,
    );
    const isAbilityIrrelevant = bestCase.multiplier === best(typing).multiplier;
    return {
      ...bestCase,
      ability: isAbilityIrrelevant ? undefined : bestCase.ability,
      exceptions: cases.filter((each) => modeOf(each.multiplier) !== modeOf(bestCase.multiplier)),
    };
  }

  return targets.map((target) => {
    const result = results.get(target) ?? evaluate(target);
    results.set(target, result);
    return result;
  });
}

/** Whether the best attack is super effective against the target with any possible ability. */
export function isHit(best: BestLookup, target: Target): boolean {
  return getAbilities(target).some((ability) => best(target.typing, ability).multiplier > 1);
}

/** The number of targets per outcome, and of weaknesses with exceptions. */
export type CoverageSummary = Outcomes & {
  /** Number of weaknesses with an exception, such as 2 unless the target has Levitate. */
  unless: number;
};

/** Counts the targets by multiplier: above 1, 1, below 1, and 0. */
export function summarize(result: readonly CoverageResult[]): CoverageSummary {
  const hasExceptions = ({ multiplier, exceptions }: CoverageResult) =>
    multiplier > 1 && exceptions.length > 0;
  return { ...countOutcomes(result), unless: result.filter(hasExceptions).length };
}
