import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecord, removeRecord, writeRecord } from '#app/browser/records/database.ts';
import { gradeCard } from '#core/practice/schedule.ts';
import { openTab } from '#tests/fakeTab.ts';
import { createCardList, mergeCards } from './practiceCards.ts';

const start = Date.UTC(2026, 10, 24);
const card = (type: string, isRight = true, now = start) =>
  gradeCard(`fire ${type} 2`, undefined, isRight, now);

/** Opens a tab, which has its own list. */
function startTab() {
  openTab('/');
  const practiceCards = createCardList();
  const { load, change } = practiceCards;
  const list = async () => {
    await load();
    return practiceCards.get().items;
  };
  return { practiceCards, loadCards: load, changeCards: change, list };
}

afterEach(async () => {
  const { changeCards } = startTab();
  await changeCards(() => []);
  await removeRecord('practice-broken');
  vi.unstubAllGlobals();
});

describe('practice cards', () => {
  it('of two tabs that answer at the same time are all saved', async () => {
    const [one, other] = [startTab(), startTab()];
    await Promise.all([
      one.changeCards((cards) => [...cards, card('steel')]),
      other.changeCards((cards) => [...cards, card('ice')]),
    ]);
    const ids = (await one.list()).map(({ id }) => id).sort();
    expect(ids).toEqual(['fire ice 2', 'fire steel 2']);
  });

  it('return with an undo of their deletion, except for cards that have changed since', async () => {
    const { changeCards, list } = startTab();
    await changeCards(() => [card('steel'), card('ice')]);
    const undo = await changeCards(() => []);
    expect(await list()).toEqual([]);
    const later = card('ice', false, start + 1000);
    await changeCards(() => [later]);
    await undo();
    expect((await list()).toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      later,
      card('steel'),
    ]);
  });

  it('stay on the device if they cannot be read', async () => {
    await writeRecord('practice-broken', { id: 'broken', position: 1 });
    const { changeCards, practiceCards, list } = startTab();
    await changeCards(() => [card('steel')]);
    expect(await list()).toEqual([card('steel')]);
    expect(practiceCards.get()).toMatchObject({ state: 'done' });
    expect(await readRecord('practice-broken')).toEqual({ id: 'broken', position: 1 });
  });

  it('of a backup replace those that were asked before', () => {
    const [older, newer] = [card('steel'), card('steel', false, start + 1000)];
    const [added, unchanged] = [card('ice'), card('grass')];
    const current = [older, unchanged];
    expect(mergeCards(current, [newer, added, unchanged])).toEqual({
      cards: expect.arrayContaining([newer, added, unchanged]),
      added: 2,
    });
    expect(mergeCards([newer], [older])).toEqual({ cards: [newer], added: 0 });
  });
});
