import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { newestCards, type PracticeCard } from '#practice/card.ts';
import type { Grades } from '#practice/round.ts';
import { gradeCard } from '#practice/schedule.ts';
import { changeCards, loadCards, practiceCards } from '#saved/practiceCards.ts';

/** The cards that are not on the device: not yet, or because the browser refuses to save them. */
const unsavedCardStore = createStore<ReadonlyMap<string, PracticeCard>>(new Map());

/** Whether the browser refused to save the last change. */
const isRefusedStore = createStore(false);

/** Returns the cards of the player, which each answer changes at once. */
export function usePracticeCards() {
  const storedCards = useSyncExternalStore(practiceCards.subscribe, practiceCards.get);
  const unsavedCards = useSyncExternalStore(unsavedCardStore.subscribe, unsavedCardStore.get);
  const isRefused = useSyncExternalStore(isRefusedStore.subscribe, isRefusedStore.get);
  const isPending = storedCards.state === 'pending';
  useEffect(() => {
    if (isPending) loadCards();
  }, [isPending]);
  const cards = useMemo(
    () => newestCards(storedCards.state === 'done' ? storedCards.items : [], unsavedCards.values()),
    [storedCards, unsavedCards],
  );
  return { cards, isPending, isRefused: isRefused || storedCards.state === 'failed' };
}

function currentCards(): Map<string, PracticeCard> {
  const storedCards = practiceCards.get();
  return newestCards(
    storedCards.state === 'done' ? storedCards.items : [],
    unsavedCardStore.get().values(),
  );
}

/** Grades the facts of an answer and saves their cards on the device. */
export async function gradeFacts(grades: Grades): Promise<void> {
  const now = Date.now();
  const grade = (before: ReadonlyMap<string, PracticeCard>) =>
    [...grades].map(([id, { isRight }]) => gradeCard(id, before.get(id), isRight, now));
  const unsavedBefore = unsavedCardStore.get();
  const gradedCards = grade(currentCards());
  unsavedCardStore.set(newestCards(unsavedBefore.values(), gradedCards));
  try {
    // Another tab may have graded the same facts.
    await changeCards((cards) => {
      const before = newestCards(cards, unsavedBefore.values());
      return [...newestCards(before.values(), grade(before)).values()];
    });
    const savedCards = new Set([...unsavedBefore.values(), ...gradedCards]);
    const remainingCards = [...unsavedCardStore.get()].filter(([, card]) => !savedCards.has(card));
    unsavedCardStore.set(new Map(remainingCards));
    isRefusedStore.set(false);
  } catch (error) {
    console.warn('Failed to save the answer', error);
    isRefusedStore.set(true);
  }
}

/** Deletes all cards, and returns the undo. */
export async function deleteCards(): Promise<() => void> {
  const unsavedCards = unsavedCardStore.get();
  unsavedCardStore.set(new Map());
  let restore: () => Promise<void> = async () => {};
  try {
    restore = await changeCards(() => []);
  } catch (error) {
    console.warn('Failed to delete the answers', error);
    isRefusedStore.set(true);
  }
  return () => {
    unsavedCardStore.set(newestCards(unsavedCards.values(), unsavedCardStore.get().values()));
    restore().catch((error) => console.warn('Failed to restore the answers', error));
  };
}
