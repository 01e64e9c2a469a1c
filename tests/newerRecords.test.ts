import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeRecord, writeRecord } from '#app/browser/records/database.ts';
import { readRecords } from '#app/browser/records/recordRange.ts';
import { practiceCards } from '#app/state/saved/practiceCards.ts';
import { changeBox, savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { saveEdit, saveResult } from '#app/state/saveEdits.ts';
import { mergePokemon } from '#core/box/box.ts';
import { openTab } from './fakeTab.ts';
import { startSession } from './startSession.ts';

/*
 * The records of a newer version of the app, which does not exist: with other fields, words, parameters,
 * notations and contents. A rollback, an open tab of an older version or a second copy of the app on the
 * same host reads such records.
 */
const records = JSON.parse(
  readFileSync(new URL('./newerRecords.json', import.meta.url), 'utf8'),
) as Record<string, object>;

beforeEach(async () => {
  openTab('/');
  for (const [key, record] of Object.entries(records)) await writeRecord(key, record);
  await Promise.all([savedTeams, savedGames, savedBoxes, practiceCards].map(({ load }) => load()));
});

afterEach(async () => {
  for (const key of (await readRecords('')).keys()) await removeRecord(key);
  vi.unstubAllGlobals();
});

const stored = async () => Object.fromEntries(await readRecords(''));

it('what is not read completely is unreadable', () => {
  const idsOf = (list: { get: () => { items: readonly { id: string }[] } }) =>
    list.get().items.map(({ id }) => id);
  expect(idsOf(savedTeams)).toEqual(['plain', 'fields', 'order']);
  expect([...savedTeams.get().unreadable.keys()].sort()).toEqual(
    ['game', 'notation', 'parameter', 'settings', 'words'].map((id) => `team-${id}`),
  );
  expect(idsOf(savedGames)).toEqual(['fields', 'plain']);
  expect([...savedGames.get().unreadable.keys()].sort()).toEqual(['game-content', 'game-version']);
  expect(idsOf(savedBoxes)).toEqual(['plain', 'fields']);
  expect([...savedBoxes.get().unreadable.keys()].sort()).toEqual(
    ['content', 'mark', 'parameter', 'settings'].map((id) => `box-${id}`),
  );
});

it('a change writes only its own records, and keeps their unknown fields', async () => {
  const rename = <Item extends { id: string }>(id: string, change: object) => {
    return (items: readonly Item[]) =>
      items.map((each) => (each.id === id ? { ...each, ...change } : { ...each }));
  };
  await savedTeams.change(rename('plain', { name: 'Renamed' }));
  await savedTeams.change(rename('order', { name: 'Same link' }));
  await savedTeams.change(rename('fields', { link: 'team=1&member=.water' }));
  await savedGames.change(rename('plain', { changed: 2 }));
  await practiceCards.change(rename('ghost steel 0.5', { reps: 4 }));
  const changes = {
    'team-plain': { name: 'Renamed' },
    'team-order': { name: 'Same link' },
    'team-fields': { link: 'team=1&member=.water' },
    'game-plain': { changed: 2 },
    'practice-ghost steel 0.5': { reps: 4 },
  };
  const expected = Object.entries(changes).map(([key, change]) => [
    key,
    { ...records[key], ...change },
  ]);
  expect(await stored()).toEqual({ ...records, ...Object.fromEntries(expected) });
});

it('a change of a Pokémon leaves the unknown fields of all in its box', async () => {
  const [, box] = savedBoxes.get().items;
  await savedBoxes.change((boxes) =>
    changeBox(
      boxes,
      box!,
      (list) =>
        mergePokemon(
          list.map((each) => (each.id === 'a' ? { ...each, mark: 'fainted' as const } : each)),
          [{ id: 'b', set: 'Newmon\nLevel: 9', mark: 'team' }],
          true,
        ).pokemon,
    ),
  );
  const { 'box-fields': changed, ...others } = (await stored()) as Record<string, object>;
  const { 'box-fields': before, ...othersBefore } = records;
  expect(others).toEqual(othersBefore);
  const { pokemon } = before as { pokemon: [object, object] };
  expect(changed).toEqual({
    ...before,
    changed: expect.any(Number),
    pokemon: [
      { ...pokemon[0], mark: 'fainted' },
      { ...pokemon[1], set: 'Newmon\nLevel: 9' },
    ],
  });
});

it('new and moved items leave the content of the others', async () => {
  await savedTeams.change((teams) => [
    { id: 'new', name: 'New', link: '', changed: 2 },
    ...teams.toReversed(),
  ]);
  const withoutPositions = (all: Record<string, object>) =>
    Object.entries(all).map(([key, record]) => [key, { ...record, position: 0 }]);
  const { 'team-new': _, ...others } = (await stored()) as Record<string, object>;
  expect(Object.fromEntries(withoutPositions(others))).toEqual(
    Object.fromEntries(withoutPositions(records)),
  );
});

it('an edit of a team that a newer version has changed is a new team', async () => {
  const { edits } = startSession();
  const base = 'team=1&member=.fire';
  edits.add('words', { base, link: `${base}&inverse=1` });
  await saveEdit({ edits, replaceSavedId: () => {} }, 'words');
  expect(saveResult.get()).toEqual({ state: 'copied', name: 'Words' });
  expect(await stored()).toMatchObject(records);
  expect(savedTeams.get().items).toContainEqual(
    expect.objectContaining({ name: 'Words', link: `${base}&inverse=1` }),
  );
});
