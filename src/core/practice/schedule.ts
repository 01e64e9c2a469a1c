import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { PracticeCard } from './card.ts';

const scheduler = fsrs({
  // The same answers give the same dates.
  enable_fuzz: false,
  // A right answer schedules in days; a missed fact is due again at once, after other questions.
  learning_steps: ['1m'],
  relearning_steps: ['1m'],
});

/**
 * The card of a fact after an answer at the time `now`, in milliseconds since 1970; `card` is
 * undefined for a new fact.
 */
export function gradeCard(
  id: string,
  card: PracticeCard | undefined,
  isRight: boolean,
  now: number,
): PracticeCard {
  // A clock that was set back must not make the scheduler throw.
  const time = Math.max(now, card?.last ?? 0);
  const before = card ? toSchedulerCard(card) : createEmptyCard(time);
  const { card: after } = scheduler.next(before, time, isRight ? Rating.Good : Rating.Again);
  return {
    id,
    due: after.due.getTime(),
    last: time,
    stability: after.stability,
    difficulty: after.difficulty,
    interval: after.scheduled_days,
    step: after.learning_steps,
    reps: after.reps,
    lapses: after.lapses,
    state: after.state as PracticeCard['state'],
  };
}

function toSchedulerCard(card: PracticeCard): Card {
  return {
    due: new Date(card.due),
    last_review: new Date(card.last),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: 0,
    scheduled_days: card.interval,
    learning_steps: card.step,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}
