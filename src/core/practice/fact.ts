import type { Type } from '#core/charts/type.ts';
import type { World } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { Ability } from '#core/rules/ability.ts';
import { multiplierOf, type Question } from './question.ts';

/**
 * One thing to remember: the factor of an attack on one type, or the factor of an ability. Two charts
 * share a fact if its factor is the same in both.
 */
export type Fact = { strike: Strike; on: Type | Ability; factor: number; isAbility: boolean };

/** The id of a fact: `ghost steel 0.5`. */
export function factId({ strike, on, factor }: Omit<Fact, 'isAbility'>): string {
  return `${strike} ${on} ${factor}`;
}

/** The factor of the attack on one type. */
export function pairFact(strike: Strike, on: Type, world: World): Fact {
  const factor = multiplierOf({ strike, target: { typing: [on] } }, world);
  return { strike, on, factor, isAbility: false };
}

/**
 * The facts that decide the answer: that of the ability if it changes the multiplier, those of the
 * immune types if there is an immunity, or else those of all types of the target.
 */
export function factsOf(question: Question, world: World): Fact[] {
  const { strike, target } = question;
  const multiplier = multiplierOf(question, world);
  if (target.ability) {
    const plain = multiplierOf({ strike, target: { typing: target.typing } }, world);
    if (plain !== multiplier) {
      const factor = Math.fround(multiplier / plain);
      return [{ strike, on: target.ability, factor, isAbility: true }];
    }
  }
  const pairs = target.typing.map((on) => pairFact(strike, on, world));
  const immunities = pairs.filter(({ factor }) => factor === 0);
  return multiplier === 0 && immunities.length > 0 ? immunities : pairs;
}

/**
 * The facts that count as forgotten after a wrong answer: those with a factor other than 1, or else
 * all.
 */
export function forgottenFacts(question: Question, world: World): Fact[] {
  const facts = factsOf(question, world);
  const changes = facts.filter(({ factor }) => factor !== 1);
  return changes.length > 0 ? changes : facts;
}
