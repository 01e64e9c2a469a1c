import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecord, removeRecord, writeRecord } from '#app/browser/records/database.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { openTab } from '#tests/fakeTab.ts';
import { mergeGames } from './mergeGames.ts';
import {
  addGame,
  createGameList,
  createSavedGame,
  maxSavedGames,
  type SavedGame,
} from './savedGames.ts';

const chart = chartIn('gen1');

function gameOf(name: string, change: Partial<OwnGame> = {}): OwnGame {
  const types = chart.types.map((id) => ({ id, name: id }));
  const pokemon = [{ id: 'own-zz', name: 'Zz', types: ['fire'] as const }];
  return { ...{ name, base: 'gen1', types, chart, pokemon }, ...change };
}

const savedGame = (id: string, name = id): SavedGame => ({ id, game: gameOf(name), changed: 1 });

/** Opens a tab, which has its own list. */
function startTab() {
  openTab('/');
  const savedGames = createGameList();
  const { load, change } = savedGames;
  const list = async () => {
    await load();
    return savedGames.get().items;
  };
  return { savedGames, loadGames: load, changeGames: change, list };
}

beforeEach(async () => {
  const { changeGames } = startTab();
  await changeGames(() => [savedGame('a'), savedGame('b')]);
});

afterEach(async () => {
  const { changeGames } = startTab();
  await changeGames(() => []);
  await removeRecord('game-broken');
  vi.unstubAllGlobals();
});

describe('saved games', () => {
  it('are the same in another tab, in their order', async () => {
    const { changeGames } = startTab();
    const game = gameOf('c', { hasOnlyOwnPokemon: true });
    await changeGames(([a, b]) => [b!, { id: 'c', game, changed: 2 }, a!]);
    const games = await startTab().list();
    expect(games).toEqual([savedGame('b'), { id: 'c', game, changed: 2 }, savedGame('a')]);
  });

  it('change in an open tab when another tab changes them', async () => {
    const first = startTab();
    await first.list();
    const second = startTab();
    await second.changeGames(([a]) => [a!]);
    await expect.poll(first.savedGames.get).toMatchObject({ items: [savedGame('a')] });
  });

  it('return with an undo', async () => {
    const { changeGames, list } = startTab();
    const undo = await changeGames(() => []);
    expect(await list()).toEqual([]);
    await undo();
    expect(await list()).toEqual([savedGame('a'), savedGame('b')]);
  });

  it('are not left while a change is being written', async () => {
    const { changeGames } = startTab();
    const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const changes = [changeGames(() => []), changeGames(() => [savedGame('c')])];
    expect(canLeave()).toBe(false);
    const undos = await Promise.all(changes);
    expect(canLeave()).toBe(true);
    const undone = undos[1]!();
    expect(canLeave()).toBe(false);
    await undone;
    expect(canLeave()).toBe(true);
  });

  it('are at most 100', async () => {
    const { changeGames, list } = startTab();
    const many = Array.from({ length: maxSavedGames - 1 }, (_, index) => savedGame(`game${index}`));
    await changeGames(() => many);
    await changeGames((games) => addGame(games, gameOf('new'), 'new'));
    await changeGames((games) => addGame(games, gameOf('more'), 'more'));
    const games = await list();
    expect([games.length, games[0]]).toMatchObject([maxSavedGames, { id: 'new' }]);
  });

  it('are reported as unreadable if they are invalid, and stay on the device', async () => {
    const record = { id: 'broken', game: { version: 2 }, changed: 1, position: 1 };
    await writeRecord('game-broken', record);
    const { changeGames, savedGames, loadGames } = startTab();
    await loadGames();
    await changeGames(() => []);
    const unreadable = new Map([['game-broken', record]]);
    expect(savedGames.get()).toMatchObject({ items: [], unreadable });
    expect(await readRecord('game-broken')).toEqual(record);
  });

  it('get a numbered name if theirs is in use', async () => {
    expect(createSavedGame(gameOf('a'), [savedGame('1', 'a')]).game.name).toBe('a (2)');
    const name = 'x'.repeat(40);
    expect(createSavedGame(gameOf(name), [savedGame('1', name)]).game.name).toBe(
      `${'x'.repeat(36)} (2)`,
    );
  });
});

describe('the games of a backup', () => {
  const incoming = (game: OwnGame) => ({ game, changed: 7 });

  it('are added, and never replace another one', () => {
    const changed = gameOf('a', { base: 'default' });
    const { games, ids, ...counts } = mergeGames(
      [savedGame('1', 'a')],
      [
        incoming(gameOf('a')),
        { ...incoming(changed), id: 'changed' },
        { ...incoming(gameOf('b')), id: 'one' },
        { ...incoming(gameOf('b')), id: 'other' },
      ],
    );
    expect(games).toMatchObject([
      savedGame('1', 'a'),
      { game: { ...changed, name: 'a (2)' }, changed: 7 },
      { game: gameOf('b'), changed: 7 },
    ]);
    expect(counts).toEqual({ added: 2, skipped: 2 });
    const [, second, third] = games.map(({ id }) => id);
    expect(Object.fromEntries(ids)).toEqual({ changed: second, one: third, other: third });
  });

  it('are skipped beyond the maximum', () => {
    const current = Array.from({ length: 99 }, (_, index) => savedGame(`game${index}`));
    const result = mergeGames(current, [incoming(gameOf('x')), incoming(gameOf('y'))]);
    expect([result.games.length, result.added, result.skipped]).toEqual([100, 1, 1]);
  });
});

it.each([
  ['Scarlet / Violet', 'Scarlet / Violet (2)'],
  ['POKEMON GO', 'POKEMON GO (2)'],
  ['Violets', 'Violets'],
])('a game from elsewhere called %s is saved as %s', (name, result) => {
  expect(createSavedGame(gameOf(name), []).game.name).toBe(result);
});
