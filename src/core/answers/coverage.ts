import type { Typing } from '#core/charts/type.ts';
import { countOutcomes, type Outcomes, outcomeOf } from '#core/hit/outcome.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import { type BestAttack, type BestAttackLookup, createBestAttackLookup } from './bestHit.ts';

/** One Pokémon in a list of targets. */
export type Target = {
  typing: Typing;
  /**
   * The abilities it may have, undefined for those that change no matchup; empty if abilities do not
   * count.
   */
  possibleAbilities: readonly (Ability | undefined)[];
};

/** Multipliers above 1, equal to 1, and below 1 (including 0). */
export const coverageModes = ['weakness', 'normal', 'resistance'] as const;

/** A range of multipliers. */
export type CoverageMode = (typeof coverageModes)[number];

/** The best attack on a target that has the ability, undefined for one that changes no matchup. */
type AbilityCase = BestAttack & { ability: Ability | undefined };

/** The best attack on a target, and the ability if it changes the multiplier. */
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
 * The best attack on each target, in their order, if the target has the possible ability that is best
 * for the attacker. A target object that occurs twice is evaluated once.
 */
export function coverage(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): CoverageResult[] {
  const best = createBestAttackLookup(attacks, world);
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

/** The multiplier of the best attack on the target with the ability that is worst for it. */
export function maxMultiplier(best: BestAttackLookup, target: Target): number {
  return Math.max(
    ...getAbilities(target).map((ability) => best(target.typing, ability).multiplier),
  );
}

/** Whether the best attack is super effective against the target with at least one possible ability. */
export function isSuperEffective(best: BestAttackLookup, target: Target): boolean {
  return maxMultiplier(best, target) > 1;
}

/** The numbers of targets per outcome. */
export type CoverageSummary = Outcomes & {
  /**
   * The number of weaknesses with an exception: such a target is hit unless it has an ability such
   * as Levitate.
   */
  unless: number;
};

/** Counts the targets by multiplier: above 1, 1, below 1, and 0. */
export function summarize(result: readonly CoverageResult[]): CoverageSummary {
  const hasExceptions = ({ multiplier, exceptions }: CoverageResult) =>
    multiplier > 1 && exceptions.length > 0;
  return { ...countOutcomes(result), unless: result.filter(hasExceptions).length };
}
