import { createRecordList } from '#browser/recordList.ts';
import { newestCards, type PracticeCard, parseCard } from '#practice/card.ts';

const list = createRecordList<PracticeCard>({
  prefix: 'practice-',
  channel: 'practice-cards',
  format: (card) => card,
  parse: parseCard,
});

/** A card for each fact that the player was asked, kept on this device; changes of other tabs are included. */
export const practiceCards = list.store;

/** Reads the cards again. */
export const loadCards = list.load;

/**
 * Replaces the cards, and returns the undo, which skips cards that have changed since. Rejects if the
 * browser refuses; then nothing has changed.
 */
export const changeCards = list.change;

/** Merges both lists; each fact keeps the card that was asked last. `added` counts the new cards. */
export function mergeCards(
  current: readonly PracticeCard[],
  incoming: readonly PracticeCard[],
): { cards: readonly PracticeCard[]; added: number } {
  const newest = newestCards(incoming, current);
  const cards = [...newest.values()];
  const currentCards = new Set(current);
  return { cards, added: cards.filter((card) => !currentCards.has(card)).length };
}
