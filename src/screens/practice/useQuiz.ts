import { useState } from 'react';
import type { PracticeCard } from '#practice/card.ts';
import { gap, nextQuestion } from '#practice/nextQuestion.ts';
import type { Pool } from '#practice/pool.ts';
import type { Question } from '#practice/question.ts';
import {
  type Choice,
  type Direction,
  gradesOf,
  isRightChoice,
  makeRound,
  type Round,
} from '#practice/round.ts';
import { gradeFacts } from './useCards.ts';

/** An answer; without a choice the time was up. */
export type Outcome = { choice: Choice | undefined; isRight: boolean };

type Quiz = {
  pool: Pool;
  direction: Direction;
  /** Undefined if there is nothing to ask. */
  round: Round | undefined;
  outcome?: Outcome;
  /** The last questions, the current one last. */
  history: readonly Question[];
  /** How many right answers came last, without a wrong one. */
  streak: number;
};

/** An endless row of questions; another pool or direction starts a new one. */
export function useQuiz(
  pool: Pool,
  direction: Direction,
  cards: ReadonlyMap<string, PracticeCard>,
) {
  const [quiz, setQuiz] = useState(() => start());

  function ask(history: readonly Question[]): Pick<Quiz, 'round' | 'history'> {
    const question = nextQuestion(pool, { cards, history, now: Date.now() }, Math.random);
    if (!question) return { round: undefined, history };
    const round = makeRound(pool, question, direction, Math.random);
    return { round, history: [...history, question].slice(-gap) };
  }

  function start(): Quiz {
    return { pool, direction, streak: 0, ...ask([]) };
  }

  let current = quiz;
  if (quiz.pool !== pool || quiz.direction !== direction) {
    current = start();
    setQuiz(current);
  }

  return {
    ...current,
    answer(choice: Choice | undefined): void {
      const { round, streak, outcome } = current;
      if (!round || outcome) return;
      const isRight = isRightChoice(round, choice);
      gradeFacts(gradesOf(round, choice));
      setQuiz({ ...current, outcome: { choice, isRight }, streak: isRight ? streak + 1 : 0 });
    },
    next(): void {
      const { history, streak } = current;
      setQuiz({ pool, direction, streak, ...ask(history) });
    },
  };
}
