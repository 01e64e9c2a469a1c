import { useMemo } from 'react';
import type { Undo } from '#app/browser/records/recordRange.ts';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { practiceCards } from '#app/state/saved/practiceCards.ts';
import { newestCards } from '#core/practice/card.ts';
import type { Grades } from '#core/practice/round.ts';
import { gradeCard } from '#core/practice/schedule.ts';

/** Returns the cards of the player, which each answer changes at once. */
export function usePracticeCards() {
  const { state, items, problem } = useSavedList(practiceCards);
  const cards = useMemo(() => newestCards(Date.now(), items), [items]);
  return {
    cards,
    isPending: state === 'pending',
    isRefused: problem !== undefined || state === 'failed',
  };
}

/** Grades the facts of an answer and saves their cards on the device. */
export function gradeFacts(grades: Grades): Promise<Undo> {
  const now = Date.now();
  return practiceCards.changeHeld((cards) => {
    const before = newestCards(now, cards);
    const gradedCards = [...grades].map(([id, { isRight }]) =>
      gradeCard(id, before.get(id), isRight, now),
    );
    // Another tab may have graded the same facts later.
    return [...newestCards(now, cards, gradedCards).values()];
  });
}

/** Deletes all cards, and returns the undo. */
export async function deleteCards(): Promise<() => void> {
  const undo = await practiceCards.changeHeld(() => []);
  return () => void undo().catch((error) => console.warn('Failed to restore the answers', error));
}
