import { createSavedList, type SavedList } from '#app/browser/records/savedList.ts';
import { newestCards, type PracticeCard, parseCard } from '#core/practice/card.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';

/** Creates a list with a card for each fact that the player was asked. */
export function createCardList(): SavedList<PracticeCard> {
  return createSavedList<PracticeCard>({
    prefix: recordPrefixes.cards,
    channel: channelNames.cards,
    format: (card) => card,
    parse: parseCard,
  });
}

/** The cards that are saved on this device. */
export const practiceCards = createCardList();

/** Merges both lists; each fact keeps the card that was asked last. `added` counts the new cards. */
export function mergeCards(
  current: readonly PracticeCard[],
  incoming: readonly PracticeCard[],
): { cards: readonly PracticeCard[]; added: number } {
  const newest = newestCards(Date.now(), incoming, current);
  const cards = [...newest.values()];
  const currentCards = new Set(current);
  return { cards, added: cards.filter((card) => !currentCards.has(card)).length };
}
