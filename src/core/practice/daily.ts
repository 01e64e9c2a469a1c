import { typingsOf } from '#core/answers/offense.ts';
import { attackersOf } from '#core/charts/chart.ts';
import { groupByMultiplier } from '#core/hit/outcome.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Strike } from '#core/hit/strike.ts';
import { storedEras } from '#core/rulesets/era.ts';
import { dailyLength } from './dailyResult.ts';
import { makePool, type QuestionPool } from './pool.ts';
import { multiplierOf, type Question } from './question.ts';
import { createSeededRandom, pick } from './random.ts';
import { makeRound, type Round } from './round.ts';

/** The moves in the questions of daily sets; another move would change the sets of all dates. */
const dailyMoves: readonly Strike[] = ['freeze_dry', 'flying_press', 'thousand_arrows'];

/**
 * The questions of the date, the same for every player: typings of one or two types in generation 6 and
 * later, with the same probability for every multiplier.
 */
export function dailySet(date: string): Round[] {
  const random = createSeededRandom(date);
  const pool = dailyPool();
  const groups = groupByMultiplier(
    pool.targets.flatMap((target) => pool.strikes.map((strike) => ({ strike, target }))),
    (question) => multiplierOf(question, pool.world),
  );
  const questions = new Set<Question>();
  while (questions.size < dailyLength) {
    const [, group] = pick(groups, random)!;
    questions.add(pick(group, random)!);
  }
  return [...questions].map((question) => makeRound(pool, question, random));
}

function dailyPool(): QuestionPool {
  const world = worldIn(storedEras[0]);
  const { chart } = world;
  const typings = [...typingsOf(chart, 1), ...typingsOf(chart, 2)];
  const strikes = [...attackersOf(chart), ...dailyMoves];
  return makePool(
    world,
    strikes,
    typings.map((typing) => ({ typing })),
    'multiplier',
  );
}
