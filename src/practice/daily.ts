import { attackersOf } from '#engine/chart.ts';
import { storedEras } from '#engine/era.ts';
import { typingsOf } from '#engine/offense.ts';
import { groupByMultiplier } from '#engine/outcome.ts';
import { worldIn } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import { makePool, type QuestionPool } from './pool.ts';
import { multiplierOf, type Question } from './question.ts';
import { createSeededRandom, pick } from './random.ts';
import { makeRound, type Round } from './round.ts';

/** The number of questions of a daily set. */
export const dailyLength = 10;

/** The moves in the questions of daily sets; another move would change the sets of all dates. */
const dailyMoves: readonly Strike[] = ['freeze_dry', 'flying_press', 'thousand_arrows'];

/** The day on the player's calendar, as `2026-11-24`. */
export function dateOf(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The date in the text; undefined if the calendar has no such day. */
export function parseDate(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}

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

/** The right and the wrong answers as icons that differ in shape, five in a row. */
export function formatResult(answers: readonly boolean[]): string {
  const icons = answers.map((isRight) => (isRight ? '✅' : '❌'));
  return icons.map((each, index) => (index === 5 ? `\n${each}` : each)).join('');
}
