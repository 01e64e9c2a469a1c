import type { Typing } from '#core/charts/type.ts';
import { type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { createMultiplierLookup, createTypingKeys } from '#core/hit/lookup.ts';
import type { World } from '#core/hit/situation.ts';
import { attackOf, type Strike } from '#core/hit/strike.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';

/** The target of the attack in a question. */
export type QuestionTarget = {
  typing: Typing;
  /** The only ability that counts. */
  ability?: Ability | undefined;
  /** The abilities that the Pokémon may have, which do not count. */
  uncountedAbilities?: readonly Ability[];
  /** The name of the Pokémon; undefined for a target that is only a typing. */
  name?: string;
  /** The id in the Pokédex. */
  pokemon?: string | undefined;
};

/** The answer that a question asks for. */
export const directions = ['multiplier', 'attack'] as const;

export type QuestionDirection = (typeof directions)[number];

/** An attack, and the move by whose name the question hides its type. */
export type QuestionAttack = { strike: Strike; move?: MoveId | undefined };

/** An answer to choose: a multiplier, or an attack with the multiplier that it has. */
export type AnswerChoice = { multiplier: number } & Partial<QuestionAttack>;

/** An attack on a target; the player answers with the multiplier or the attack. */
export type Question = QuestionAttack & { target: QuestionTarget };

/** The multiplier of the question and its factors, by the engine. */
export function answerOf({ strike, target }: Question, world: World): Matchup {
  const { typing, ability } = target;
  return matchup(attackOf(strike), { typing, ...(ability && { abilities: [ability] }) }, world);
}

/** Returns the multiplier of an attack on a target. */
type MultiplierLookup = (target: QuestionTarget) => number;

type Lookups = {
  keyOf: ReturnType<typeof createTypingKeys>;
  byStrike: Map<Strike, MultiplierLookup>;
};

const lookups = new WeakMap<World, Lookups>();

/** The multiplier of `answerOf`, memoized because a level evaluates thousands of questions. */
export function multiplierOf({ strike, target }: Question, world: World): number {
  return multiplierLookup(strike, world)(target);
}

/** Returns a function that is `multiplierOf` for this attack, faster for many targets. Memoized. */
export function multiplierLookup(strike: Strike, world: World): MultiplierLookup {
  let lookupsOfWorld = lookups.get(world);
  if (!lookupsOfWorld) {
    lookupsOfWorld = { keyOf: createTypingKeys(world.chart), byStrike: new Map() };
    lookups.set(world, lookupsOfWorld);
  }
  const { keyOf, byStrike } = lookupsOfWorld;
  const memoized = byStrike.get(strike);
  if (memoized) return memoized;
  const getMultiplier = createMultiplierLookup(attackOf(strike), world);
  const lookup: MultiplierLookup = (target) => {
    const { typing, ability } = target;
    // The engine has typing keys only for one or two types.
    const hasKey = typing.length === 1 || typing.length === 2;
    return hasKey
      ? getMultiplier(keyOf(typing), ability)
      : answerOf({ strike, target }, world).multiplier;
  };
  byStrike.set(strike, lookup);
  return lookup;
}

/** Whether two multipliers are equal up to rounding. */
export function isSameMultiplier(one: number, other: number): boolean {
  return Math.fround(one) === Math.fround(other);
}

/** The attacks that are wrong answers to the question: their multiplier on the target differs. */
export function wrongAttacks(
  { strike, target }: Question,
  strikes: readonly Strike[],
  world: World,
): (QuestionAttack & AnswerChoice)[] {
  const right = multiplierOf({ strike, target }, world);
  return strikes
    .map((each) => ({ strike: each, multiplier: multiplierOf({ strike: each, target }, world) }))
    .filter(({ multiplier }) => !isSameMultiplier(multiplier, right));
}
