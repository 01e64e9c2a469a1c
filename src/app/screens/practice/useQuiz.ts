import { useState } from 'react';
import type { PracticeCard } from '#core/practice/card.ts';
import { minGap, nextQuestion } from '#core/practice/nextQuestion.ts';
import type { QuestionPool } from '#core/practice/pool.ts';
import type { AnswerChoice, Question } from '#core/practice/question.ts';
import { gradesOf, isRightChoice, makeRound, type Round } from '#core/practice/round.ts';
import { gradeFacts } from './usePracticeCards.ts';

/** An answer; without a choice the time was up. */
export type QuizOutcome = { choice: AnswerChoice | undefined; isRight: boolean };

/** What the questions depend on. */
type Scope = readonly unknown[];

type Quiz = {
  scope: Scope;
  /** Undefined if there is nothing to ask. */
  round: Round | undefined;
  outcome?: QuizOutcome;
  /** The last questions, the current one last. */
  history: readonly Question[];
  /** The number of right answers since the last wrong one. */
  streak: number;
};

/**
 * The quiz of the last visit; the same question is there when the player returns from another
 * screen.
 */
let lastQuiz: Quiz | undefined;

/** Asks questions without end; another scope starts again. */
export function useQuiz(
  pool: QuestionPool,
  scope: Scope,
  cards: ReadonlyMap<string, PracticeCard>,
) {
  const [quiz, setQuiz] = useState(() =>
    lastQuiz && isSame(lastQuiz.scope, scope) ? lastQuiz : start(),
  );

  function ask(history: readonly Question[]): Pick<Quiz, 'round' | 'history'> {
    const question = nextQuestion(pool, { cards, history, now: Date.now() }, Math.random);
    if (!question) return { round: undefined, history };
    const round = makeRound(pool, question, Math.random);
    return { round, history: [...history, question].slice(-minGap) };
  }

  function start(): Quiz {
    return { scope, streak: 0, ...ask([]) };
  }

  function show(next: Quiz): Quiz {
    setQuiz(next);
    return next;
  }

  const current = isSame(quiz.scope, scope) ? quiz : show(start());
  lastQuiz = current;

  return {
    ...current,
    answer(choice: AnswerChoice | undefined): void {
      const { round, streak, outcome } = current;
      if (!round || outcome) return;
      const isRight = isRightChoice(round, choice);
      gradeFacts(gradesOf(round, choice));
      show({ ...current, outcome: { choice, isRight }, streak: isRight ? streak + 1 : 0 });
    },
    next(): void {
      const { history, streak } = current;
      show({ scope, streak, ...ask(history) });
    },
  };
}

function isSame(one: Scope, other: Scope): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
