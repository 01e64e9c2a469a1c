import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import { changeCards, loadCards, practiceCards } from '#calculators/practiceCards.ts';
import { newestCards, type PracticeCard } from '#practice/card.ts';
import type { Grades } from '#practice/round.ts';
import { gradeCard } from '#practice/schedule.ts';

/** The cards that are not on the device yet, or cannot be because the browser refuses. */
const unsavedCards = createStore<ReadonlyMap<string, PracticeCard>>(new Map());

const isBlocked = createStore(false);

/** Returns the cards of the player, which each answer changes at once. */
export function usePracticeCards() {
  const stored = useSyncExternalStore(practiceCards.subscribe, practiceCards.get);
  const unsaved = useSyncExternalStore(unsavedCards.subscribe, unsavedCards.get);
  const isRefused = useSyncExternalStore(isBlocked.subscribe, isBlocked.get);
  const isPending = stored.state === 'pending';
  useEffect(() => {
    if (isPending) loadCards();
  }, [isPending]);
  const cards = useMemo(
    () => newestCards(stored.state === 'done' ? stored.items : [], unsaved.values()),
    [stored, unsaved],
  );
  return { cards, isPending, isRefused: isRefused || stored.state === 'failed' };
}

function currentCards(): Map<string, PracticeCard> {
  const stored = practiceCards.get();
  return newestCards(stored.state === 'done' ? stored.items : [], unsavedCards.get().values());
}

/** Grades the facts of an answer and keeps their cards on the device. */
export async function gradeFacts(grades: Grades): Promise<void> {
  const now = Date.now();
  const grade = (before: ReadonlyMap<string, PracticeCard>) =>
    [...grades].map(([id, { isRight }]) => gradeCard(id, before.get(id), isRight, now));
  const earlier = unsavedCards.get();
  const graded = grade(currentCards());
  unsavedCards.set(newestCards(earlier.values(), graded));
  try {
    // Another tab may have graded the same facts.
    await changeCards((cards) => {
      const before = newestCards(cards, earlier.values());
      return [...newestCards(before.values(), grade(before)).values()];
    });
    const saved = new Set([...earlier.values(), ...graded]);
    const rest = [...unsavedCards.get()].filter(([, card]) => !saved.has(card));
    unsavedCards.set(new Map(rest));
    isBlocked.set(false);
  } catch (error) {
    console.warn('Failed to keep the answer', error);
    isBlocked.set(true);
  }
}

/** Deletes all cards, and returns the undo. */
export async function deleteCards(): Promise<() => void> {
  const unsaved = unsavedCards.get();
  unsavedCards.set(new Map());
  let restore: () => Promise<void> = async () => {};
  try {
    restore = await changeCards(() => []);
  } catch (error) {
    console.warn('Failed to delete the answers', error);
    isBlocked.set(true);
  }
  return () => {
    unsavedCards.set(newestCards(unsaved.values(), unsavedCards.get().values()));
    restore().catch((error) => console.warn('Failed to restore the answers', error));
  };
}
