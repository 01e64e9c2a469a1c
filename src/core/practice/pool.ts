import type { Type, Typing } from '#core/charts/type.ts';
import { groupByMultiplier } from '#core/hit/outcome.ts';
import type { World } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import { type Fact, factId, factsOf, pairFact } from './fact.ts';
import {
  multiplierLookup,
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
  const lookups = strikes.map((strike) => multiplierLookup(strike, world));
  // A game of 64 types has 2,080 typings, and each of its facts occurs in dozens of questions.
  const addPlainFacts = createFactCollector(facts, world);
  for (const target of removeRepeats(targets)) {
    const { typing, ability } = target;
    const multipliersOfStrikes = lookups.map((lookup) => lookup(target));
    const counts = direction === 'attack' ? countMultipliers(multipliersOfStrikes) : undefined;
    for (const [index, strike] of strikes.entries()) {
      const multiplier = multipliersOfStrikes[index]!;
      const plain = ability ? lookups[index]!({ typing }) : multiplier;
      multipliers.add(multiplier);
      plainMultipliers.add(plain);
      const sameCount = counts?.get(Math.fround(multiplier)) ?? 0;
      if (counts && strikes.length - sameCount < minWrongAttacks) continue;
      if (plain === multiplier) addPlainFacts(strike, typing, multiplier);
      else for (const fact of factsOf({ strike, target }, world)) facts.set(factId(fact), fact);
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

/** Counts how many of the multipliers are equal up to rounding. */
function countMultipliers(multipliers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const multiplier of multipliers) {
    const key = Math.fround(multiplier);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns a function that adds the facts of `factsOf` for a question without an effective ability, each once. */
function createFactCollector(facts: Map<string, Fact>, world: World) {
  type Entry = { fact: Fact; isAdded: boolean };
  type StrikeEntries = { entries: Map<Type, Entry>; addedCount: number };
  const pairs = new Map<Strike, StrikeEntries>();
  return (strike: Strike, typing: Typing, multiplier: number): void => {
    const ofStrike = getOrAdd(pairs, strike, () => ({ entries: new Map(), addedCount: 0 }));
    if (ofStrike.addedCount === world.chart.types.length) return;
    const entries = typing.map((on) =>
      getOrAdd(ofStrike.entries, on, () => ({ fact: pairFact(strike, on, world), isAdded: false })),
    );
    const decidesImmunity = multiplier === 0 && entries.some(({ fact }) => fact.factor === 0);
    for (const entry of entries) {
      if (entry.isAdded || (decidesImmunity && entry.fact.factor !== 0)) continue;
      entry.isAdded = true;
      ofStrike.addedCount++;
      facts.set(factId(entry.fact), entry.fact);
    }
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
