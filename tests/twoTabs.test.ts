import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeRecord } from '#app/browser/records/database.ts';
import { readRecords } from '#app/browser/records/recordRange.ts';
import { createSession } from '#app/state/createSession.ts';
import { createSavedGame, savedGames } from '#app/state/saved/savedGames.ts';
import { showSavedTeam } from '#app/state/showSavedTeam.ts';
import { browserStorage } from '#app/state/tabStorage.ts';
import type { TeamState } from '#core/links/team.ts';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import { openTab } from './fakeTab.ts';
import { startSession } from './startSession.ts';

beforeEach(() => void openTab('/'));

afterEach(async () => {
  for (const key of (await readRecords('')).keys()) await removeRecord(key);
  await savedGames.load();
  vi.unstubAllGlobals();
});

// Regression: Undo removed the member that another tab had added meanwhile.
it('the undo of a change ends when another tab changes the same saved team', () => {
  const session = startSession();
  const team = (types: string) =>
    `team=1${types
      .split(' ')
      .map((type) => `&member=.${type}`)
      .join('')}`;
  session.open('key', 'team', new URLSearchParams(team('fire water')), { savedId: 'a' });
  const next = (state: TeamState) => ({ ...state, members: state.members.slice(0, 1) });
  session.update<'team'>('key', next, { message: 'Removed' });
  expect(session.notices.get('key')).toMatchObject({ message: 'Removed' });
  const newerTeam = { id: 'a', name: 'A', link: team('fire ice'), changed: 2 };
  showSavedTeam(session, session.getEntry('team'), newerTeam);
  expect(session.notices.get('key')).toBeUndefined();
  // The undo of another notice restores no state.
  session.notices.show('key', { message: 'Saved', undo: () => {} });
  const newestTeam = { ...newerTeam, link: team('ice') };
  showSavedTeam(session, session.getEntry('team'), newestTeam);
  expect(session.notices.get('key')).toMatchObject({ message: 'Saved' });
});

it('the changes of two tabs to the same own game are both saved', async () => {
  const { createGameList } = await import('#app/state/saved/savedGames.ts');
  const game = { ...createSavedGame(newGame('Moss', 'default'), []), id: 'moss' };
  await savedGames.change(() => [game]);
  const other = createGameList();
  await other.load();
  const change = (next: Partial<typeof game.game>) => (list: readonly (typeof game)[]) =>
    list.map((each) => ({ ...each, game: { ...each.game, ...next } }));
  await Promise.all([
    savedGames.changeHeld(change({ name: 'From tab A' })),
    other.changeHeld(change({ base: 'gen2' })),
  ]);
  await savedGames.load();
  expect(savedGames.get().items).toMatchObject([{ game: { name: 'From tab A', base: 'gen2' } }]);
});

// Regression: a full device lost a change when its team was opened again from the list and changed once more.
it('a saved team opens with the change that its tab could not save', () => {
  const session = createSession({ storage: browserStorage, findGame: () => undefined });
  const open = (key: string) =>
    session.open(key, 'team', new URLSearchParams('team=1&member=.fire'), { savedId: 'a' });
  open('first');
  const [member] = session.getEntry('team').state.members;
  session.update<'team'>('first', (state) => ({ ...state, members: [member!, member!] }));
  open('second');
  expect(session.getEntry('team').state).toMatchObject({ savedId: 'a', members: [{}, {}] });
});
