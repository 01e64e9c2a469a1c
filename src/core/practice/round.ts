import type { Matchup } from '#core/hit/effectiveness.ts';
import type { World } from '#core/hit/situation.ts';
import { factId, factsOf, forgottenFacts } from './fact.ts';
import { nameMove, type QuestionPool } from './pool.ts';
import {
  type AnswerChoice,
  answerOf,
  isSameMultiplier,
  multiplierOf,
  type Question,
  type QuestionDirection,
  wrongAttacks,
} from './question.ts';
import { pickSeveral } from './random.ts';

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

/** Maximum number of attacks to choose from. */
const maxStrikes = 6;

/** The question with its answers, in the direction of the pool. */
export function makeRound(pool: QuestionPool, question: Question, random: () => number): Round {
  const { world, direction } = pool;
  const matchup = answerOf(question, world);
  const choices =
    direction === 'attack'
      ? attackChoices(pool, question, random)
      : multiplierChoices(pool, question, matchup, random).map((multiplier) => ({ multiplier }));
  return { question, matchup, world, direction, choices };
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
  const choices = multipliers.filter((each) =>
    candidates.some((one) => isSameMultiplier(one, each)),
  );
  const index = choices.findIndex((each) => isSameMultiplier(each, right));
  const maxStart = Math.max(0, choices.length - maxChoices);
  // The part of the choices starts at a random place, so that its position does not reveal the
  // right one.
  const start = Math.min(maxStart, Math.max(0, index - Math.floor(random() * maxChoices)));
  return choices.slice(start, start + maxChoices);
}

function attackChoices(
  pool: QuestionPool,
  question: Question,
  random: () => number,
): AnswerChoice[] {
  const { strikes, world } = pool;
  const { target, ...attack } = question;
  const right = { ...attack, multiplier: multiplierOf(question, world) };
  const others = pickSeveral(wrongAttacks(question, strikes, world), maxStrikes - 1, random);
  const choices = [right, ...others.map((other) => nameMove(pool, other, random))];
  return choices.sort((one, other) => strikes.indexOf(one.strike) - strikes.indexOf(other.strike));
}

/** Whether the choice is right; undefined is a player who chose nothing in time. */
export function isRightChoice({ matchup }: Round, choice: AnswerChoice | undefined): boolean {
  return choice !== undefined && isSameMultiplier(choice.multiplier, matchup.multiplier);
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
