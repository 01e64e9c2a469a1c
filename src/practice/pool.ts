import type { MoveId } from '#engine/moveFacts.ts';
import { groupByMultiplier } from '#engine/outcome.ts';
import type { World } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import { type Fact, factId, factsOf } from './fact.ts';
import {
  multiplierOf,
  type Question,
  type QuestionAttack,
  type QuestionDirection,
  type QuestionTarget,
  wrongAttacks,
} from './question.ts';
import { pick } from './random.ts';

/** Minimum number of wrong attacks to choose from. */
const minWrongAttacks = 2;

/** The questions of a level. */
export type QuestionPool = {
  world: World;
  /** The answer that its questions ask for. */
  direction: QuestionDirection;
  strikes: readonly Strike[];
  /** The moves that act like a strike, where questions name moves. */
  moves?: ReadonlyMap<Strike, readonly MoveId[]>;
  targets: readonly QuestionTarget[];
  /** The facts that its questions are about, by id. */
  facts: ReadonlyMap<string, Fact>;
  /** The multipliers that can occur, the smallest first. */
  multipliers: readonly number[];
  /** The multipliers that occur without abilities, the smallest first. */
  plainMultipliers: readonly number[];
};

/**
 * The questions of all attacks on all targets. If too few attacks differ on each target to ask for the
 * attack, the questions ask for the multiplier.
 */
export function makePool(
  world: World,
  strikes: readonly Strike[],
  targets: readonly QuestionTarget[],
  direction: QuestionDirection,
): QuestionPool {
  const facts = new Map<string, Fact>();
  const multipliers = new Set<number>();
  const plainMultipliers = new Set<number>();
  for (const target of removeRepeats(targets)) {
    for (const strike of strikes) {
      multipliers.add(multiplierOf({ strike, target }, world));
      plainMultipliers.add(multiplierOf({ strike, target: { typing: target.typing } }, world));
      const question = { strike, target };
      if (!canAsk(question, direction, strikes, world)) continue;
      for (const fact of factsOf(question, world)) facts.set(factId(fact), fact);
    }
  }
  if (facts.size === 0 && direction === 'attack') {
    return makePool(world, strikes, targets, 'multiplier');
  }
  return {
    world,
    direction,
    strikes,
    targets,
    facts,
    multipliers: sortUnique([...multipliers]),
    plainMultipliers: sortUnique([...plainMultipliers]),
  };
}

function canAsk(
  question: Question,
  direction: QuestionDirection,
  strikes: readonly Strike[],
  world: World,
): boolean {
  return (
    direction === 'multiplier' || wrongAttacks(question, strikes, world).length >= minWrongAttacks
  );
}

/** The different multipliers, the smallest first. */
function sortUnique(multipliers: readonly number[]): number[] {
  return groupByMultiplier(multipliers, (multiplier) => multiplier)
    .map(([multiplier]) => multiplier)
    .reverse();
}

/** One target for each typing and ability. */
function removeRepeats(targets: readonly QuestionTarget[]): Iterable<QuestionTarget> {
  return new Map(
    targets.map((target) => [`${target.typing.toSorted()} ${target.ability ?? ''}`, target]),
  ).values();
}

/** The questions of the pool that ask about the fact. */
export function questionsAbout(
  { world, direction, strikes, targets }: QuestionPool,
  fact: Fact,
): Question[] {
  const { strike, on, isAbility } = fact;
  const id = factId(fact);
  return targets
    .filter(({ typing, ability }) =>
      isAbility ? ability === on : typing.some((each) => each === on),
    )
    .map((target) => ({ strike, target }))
    .filter((question) => factsOf(question, world).some((each) => factId(each) === id))
    .filter((question) => canAsk(question, direction, strikes, world));
}

/** The attack by the name of a random move, where the questions of the pool name moves. */
export function nameMove<Attack extends QuestionAttack>(
  { moves }: QuestionPool,
  attack: Attack,
  random: () => number,
): Attack {
  const move = pick(moves?.get(attack.strike) ?? [], random);
  return move ? { ...attack, move } : attack;
}
