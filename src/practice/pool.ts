import { groupByMultiplier } from '#engine/outcome.ts';
import type { World } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import { type Fact, factId, factsOf } from './fact.ts';
import { multiplierOf, type Question, type QuestionTarget } from './question.ts';

/** The questions of a level. */
export type QuestionPool = {
  world: World;
  strikes: readonly Strike[];
  targets: readonly QuestionTarget[];
  /** The facts that its questions are about, by id. */
  facts: ReadonlyMap<string, Fact>;
  /** The multipliers that can occur, the smallest first. */
  multipliers: readonly number[];
  /** The multipliers that occur without abilities, the smallest first. */
  plainMultipliers: readonly number[];
};

/** The questions of all attacks on all targets. */
export function makePool(
  world: World,
  strikes: readonly Strike[],
  targets: readonly QuestionTarget[],
): QuestionPool {
  const facts = new Map<string, Fact>();
  const multipliers = new Set<number>();
  const plainMultipliers = new Set<number>();
  for (const target of removeRepeats(targets)) {
    for (const strike of strikes) {
      multipliers.add(multiplierOf({ strike, target }, world));
      plainMultipliers.add(multiplierOf({ strike, target: { typing: target.typing } }, world));
      for (const fact of factsOf({ strike, target }, world)) facts.set(factId(fact), fact);
    }
  }
  return {
    world,
    strikes,
    targets,
    facts,
    multipliers: sortUnique([...multipliers]),
    plainMultipliers: sortUnique([...plainMultipliers]),
  };
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
export function questionsAbout({ world, targets }: QuestionPool, fact: Fact): Question[] {
  const { strike, on, isAbility } = fact;
  const id = factId(fact);
  return targets
    .filter(({ typing, ability }) =>
      isAbility ? ability === on : typing.some((each) => each === on),
    )
    .map((target) => ({ strike, target }))
    .filter((question) => factsOf(question, world).some((each) => factId(each) === id));
}
