import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRecords } from '#app/browser/records/recordRange.ts';
import { openTab } from '#tests/fakeTab.ts';
import { refuseWrites } from '#tests/refuseWrites.ts';
import { parseBackup } from './backup.ts';
import { listDailyResults } from './dailyResults.ts';
import { mergeBackup } from './mergeBackup.ts';
import { practiceCards } from './practiceCards.ts';
import { savedBoxes } from './savedBoxes.ts';
import { savedGames } from './savedGames.ts';
import { savedTeams } from './savedTeams.ts';

/** A team, a game, two cards and two results of daily sets. */
const backup = parseBackup(
  readFileSync(new URL('../../../../tests/teamBackup4.json', import.meta.url), 'utf8'),
);

const names = () => [
  savedTeams.get().items.map(({ name }) => name),
  savedGames.get().items.map(({ game }) => game.name),
  practiceCards.get().items.map(({ id, reps }) => `${id}: ${reps}`),
];

const current = [['Rain'], [], ['ghost steel 0.5: 2']];

/** The results of daily sets on the device. */
const dates = () => listDailyResults().results.map(({ date, answers }) => `${date}: ${answers}`);

beforeEach(async () => {
  const { window } = openTab('/');
  window.localStorage.setItem('practice_daily', '{"2026-11-26":"01"}');
  const link = 'team=1&member=.water';
  await savedTeams.change(() => [{ id: 'rain', name: 'Rain', link, changed: 1 }]);
  await practiceCards.change(() => [{ ...backup.cards![0]!, reps: 2, last: 1 }]);
  await savedGames.load();
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const list of [savedTeams, savedGames, practiceCards, savedBoxes])
    await list.change(() => []);
  vi.unstubAllGlobals();
});

it('a backup is merged into all lists, and its undo restores all', async () => {
  const before = await readRecords('');
  const { teams, games, addedCards, addedResults, undo } = await mergeBackup(backup, 'replace');
  expect([teams.replaced, games.added, addedCards, addedResults]).toEqual([1, 1, 2, 2]);
  expect(dates()).toEqual(['2026-11-26: 101', '2026-11-24: 1101101111']);
  expect(names()).toEqual([
    ['Rain'],
    ['Plain'],
    ['ghost steel 0.5: 3', expect.stringContaining('ground levitate 0')],
  ]);
  expect(savedTeams.get().items[0]?.link).toBe(backup.teams[0]?.link);
  await undo();
  expect([names(), await readRecords('')]).toEqual([current, before]);
  expect(dates()).toEqual(['2026-11-26: 01']);
});

it('boxes are merged with their Pokémon, and the undo takes them back', async () => {
  const boxes = parseBackup(
    readFileSync(new URL('../../../../tests/teamBackup5.json', import.meta.url), 'utf8'),
  );
  const before = await readRecords('');
  const { addedBoxes, undo } = await mergeBackup(boxes, 'skip');
  expect([addedBoxes, savedBoxes.get().items]).toEqual([1, boxes.boxes]);
  expect((await mergeBackup(boxes, 'skip')).addedBoxes).toBe(0);
  await undo();
  expect(await readRecords('')).toEqual(before);
});

// Regression: each list had a transaction of its own.
it.each(['team-', 'game-', 'practice-'])(
  'a backup that the browser refuses at the records of %s changes nothing',
  async (prefix) => {
    const before = await readRecords('');
    const accept = refuseWrites(prefix);
    await expect(mergeBackup(backup, 'add')).rejects.toThrow('No space');
    accept();
    expect([names(), await readRecords('')]).toEqual([current, before]);
    expect(dates()).toEqual(['2026-11-26: 01']);
    await Promise.all([savedTeams.load(), savedGames.load(), practiceCards.load()]);
    expect(names()).toEqual(current);
  },
);
