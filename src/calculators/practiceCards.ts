import { createRecordList } from '#browser/recordList.ts';
import { newestCards, type PracticeCard, parseCard } from '#practice/card.ts';

const list = createRecordList<PracticeCard>({
  prefix: 'practice-',
  channel: 'practice-cards',
  format: (card) => card,
  parse: parseCard,
});

/** The cards of the facts that the player was asked, which are kept on this device; every tab sees the changes of the others. */
export const practiceCards = list.store;

/** Reads the cards again. */
export const loadCards = list.load;

/**
 * Changes the cards, and returns the undo, which leaves alone what has changed since. Rejects if the
 * browser refuses; then nothing has changed.
 */
export const changeCards = list.change;

/** The cards of both lists, for each fact the one that was asked last, and how many are new. */
export function mergeCards(
  current: readonly PracticeCard[],
  incoming: readonly PracticeCard[],
): { cards: readonly PracticeCard[]; added: number } {
  const newest = newestCards(incoming, current);
  const cards = [...newest.values()];
  const now = new Set(current);
  return { cards, added: cards.filter((card) => !now.has(card)).length };
}
