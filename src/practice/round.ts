import type { Matchup } from '#engine/effectiveness.ts';
import type { World } from '#engine/situation.ts';
import type { Strike } from '#engine/strike.ts';
import { factId, factsOf, forgottenFacts } from './fact.ts';
import type { QuestionPool } from './pool.ts';
import { answerOf, multiplierOf, type Question } from './question.ts';
import { pickSeveral } from './random.ts';

/** The answer that a question asks for. */
export const directions = ['multiplier', 'attack'] as const;

export type QuestionDirection = (typeof directions)[number];

/** An answer to choose: a multiplier, or an attack with the multiplier that it has. */
export type AnswerChoice = { multiplier: number; strike?: Strike };

/** A question with the answers to choose from, of which one is right. */
export type Round = {
  question: Question;
  matchup: Matchup;
  world: World;
  direction: QuestionDirection;
  choices: readonly AnswerChoice[];
};

/** Maximum number of answers, each with a digit as its key. */
export const maxChoices = 9;

/** Minimum and maximum number of attacks to choose from. */
const [minStrikes, maxStrikes] = [3, 6];

/**
 * The question with its answers; it asks for the multiplier if too few attacks have different
 * multipliers.
 */
export function makeRound(
  pool: QuestionPool,
  question: Question,
  direction: QuestionDirection,
  random: () => number,
): Round {
  const { world, strikes } = pool;
  const matchup = answerOf(question, world);
  const base = { question, matchup, world };
  if (direction === 'attack') {
    const choices = attackChoices(strikes, question, matchup, world, random);
    if (choices.length >= minStrikes) return { ...base, direction, choices };
  }
  const choices = multiplierChoices(pool, question, matchup, random);
  return {
    ...base,
    direction: 'multiplier',
    choices: choices.map((multiplier) => ({ multiplier })),
  };
}

/** All multipliers of the pool or, if there are too many, the plain ones and those of the target. */
function multiplierChoices(
  { world, strikes, multipliers, plainMultipliers }: QuestionPool,
  { target }: Question,
  { multiplier: right }: Matchup,
  random: () => number,
): readonly number[] {
  if (multipliers.length <= maxChoices) return multipliers;
  const candidates = [
    ...plainMultipliers,
    ...strikes.map((strike) => multiplierOf({ strike, target }, world)),
  ];
  const choices = multipliers.filter((each) => candidates.some((one) => isSame(one, each)));
  const index = choices.findIndex((each) => isSame(each, right));
  const maxStart = Math.max(0, choices.length - maxChoices);
  // The part of the choices starts at a random place, so that its position does not reveal the
  // right one.
  const start = Math.min(maxStart, Math.max(0, index - Math.floor(random() * maxChoices)));
  return choices.slice(start, start + maxChoices);
}

function attackChoices(
  strikes: readonly Strike[],
  { strike, target }: Question,
  { multiplier }: Matchup,
  world: World,
  random: () => number,
): AnswerChoice[] {
  const others = strikes
    .map((each) => ({
      strike: each,
      multiplier: multiplierOf({ strike: each, target }, world),
    }))
    .filter((choice) => !isSame(choice.multiplier, multiplier));
  const choices = [{ strike, multiplier }, ...pickSeveral(others, maxStrikes - 1, random)];
  return choices.sort((one, other) => strikes.indexOf(one.strike) - strikes.indexOf(other.strike));
}

/** Whether the choice is right; undefined is a player who chose nothing in time. */
export function isRightChoice({ matchup }: Round, choice: AnswerChoice | undefined): boolean {
  return choice !== undefined && isSame(choice.multiplier, matchup.multiplier);
}

function isSame(one: number, other: number): boolean {
  return Math.fround(one) === Math.fround(other);
}

/** Whether the player knows each fact of a question, by the id of the fact. */
export type Grades = ReadonlyMap<string, { isRight: boolean }>;

/** The grades of the facts after an answer. */
export function gradesOf(round: Round, choice: AnswerChoice | undefined): Grades {
  const { question, world } = round;
  const isRight = isRightChoice(round, choice);
  const facts = isRight ? factsOf(question, world) : forgottenFacts(question, world);
  // A wrong attack shows that its own facts are forgotten too.
  if (!isRight && choice?.strike) {
    facts.push(...forgottenFacts({ ...question, strike: choice.strike }, world));
  }
  return new Map(facts.map((fact) => [factId(fact), { isRight }]));
}
