import { readFileSync } from 'node:fs';
import { promisifyRequest } from 'idb-keyval';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { practiceCards } from '#app/state/saved/practiceCards.ts';
import { savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { openTab } from './fakeTab.ts';

/*
 * The database of a device that the version of November 2026 has written: the teams, games and cards
 * of the three backups, the ready-made games, a team whose game is too large for a link, and two boxes. Never
 * regenerate it: what is on a device stays readable.
 */
const { database, store, records } = JSON.parse(
  readFileSync(new URL('./savedRecords.json', import.meta.url), 'utf8'),
) as { database: string; store: string; records: Record<string, unknown> };

/** Opens the records in the database, without the code of the app. */
async function openRecords(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => void request.result.createObjectStore(store);
  const connection = await promisifyRequest(request);
  return connection.transaction(store, mode).objectStore(store);
}

async function readAll(): Promise<Record<string, unknown>> {
  const objectStore = await openRecords('readonly');
  const [keys, values] = await Promise.all([
    promisifyRequest(objectStore.getAllKeys()),
    promisifyRequest(objectStore.getAll()),
  ]);
  return Object.fromEntries(keys.map((key, index) => [`${key}`, values[index]]));
}

beforeAll(async () => {
  openTab('/');
  const objectStore = await openRecords('readwrite');
  await Promise.all(
    Object.entries(records).map(([key, value]) => promisifyRequest(objectStore.put(value, key))),
  );
  await Promise.all([savedTeams, savedGames, practiceCards, savedBoxes].map(({ load }) => load()));
});

afterAll(() => vi.unstubAllGlobals());

const lists = [
  { name: 'teams', list: savedTeams, prefix: 'team-' },
  { name: 'games', list: savedGames, prefix: 'game-' },
  { name: 'cards', list: practiceCards, prefix: 'practice-' },
  { name: 'boxes', list: savedBoxes, prefix: 'box-' },
];

describe('the records of a device', () => {
  it.each(lists)('are all readable: $name', ({ list, prefix }) => {
    const state = list.get();
    const items = state.state === 'done' ? state.items : [];
    const ids = items.map(({ id }) => prefix + id).sort();
    const keys = Object.keys(records).filter((key) => key.startsWith(prefix));
    expect(keys.length).toBeGreaterThan(1);
    expect([state, ids]).toMatchObject([{ state: 'done', unreadable: new Map() }, keys.sort()]);
  });

  it('stay as they are when the lists are written again', async () => {
    await savedTeams.change((teams) => teams.map((each) => ({ ...each })));
    await savedGames.change((games) => games.map((each) => ({ ...each })));
    await practiceCards.change((cards) => cards.map((each) => ({ ...each })));
    await savedBoxes.change((boxes) => boxes.map((each) => ({ ...each })));
    expect(await readAll()).toEqual(records);
  });
});
