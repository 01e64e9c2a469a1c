import { createRecordList, type RecordList } from '#browser/records/recordList.ts';
import { newestCards, type PracticeCard, parseCard } from '#practice/card.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';

/** Creates a list with a card for each fact that the player was asked. */
export function createCardList(): RecordList<PracticeCard> {
  return createRecordList<PracticeCard>({
    prefix: recordPrefixes.cards,
    channel: channelNames.cards,
    format: (card) => card,
    parse: parseCard,
  });
}

/** The cards that are saved on this device; changes of other tabs are included. */
export const { store: practiceCards, load: loadCards, change: changeCards } = createCardList();

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
