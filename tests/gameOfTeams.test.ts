import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeRecord, writeRecord } from '#app/browser/records/database.ts';
import { readRecords } from '#app/browser/records/recordRange.ts';
import { addSavedTeam } from '#app/state/addSavedTeam.ts';
import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { formatStoredEntry } from '#app/state/entry.ts';
import { parseBackup } from '#app/state/saved/backup.ts';
import { formatBackups } from '#app/state/saved/formatBackups.ts';
import { mergeBackup } from '#app/state/saved/mergeBackup.ts';
import { savedGames } from '#app/state/saved/savedGames.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { findTeamsOfGame, linkTeamsOfGame } from '#app/state/saved/teamsOfGame.ts';
import { saveGame } from '#app/state/saveGame.ts';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { TeamState } from '#core/links/team.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnAbilityId, OwnGame } from '#core/rulesets/ownGame.ts';
import { openTab } from './fakeTab.ts';
import { startSession } from './startSession.ts';

const types = ['sound', ...Array.from({ length: 19 }, (_, index) => `t${index}`)] as Type[];

/** A game in which Sound hits itself for the factor; with many factors it is too large for a link. */
function melody(factor: number, hasManyFactors = false): OwnGame {
  return {
    name: 'Melody',
    base: 'default',
    types: types.map((id) => ({ id, name: id })),
    chart: makeChart(types, (attacking, defending) => {
      if (attacking === 'sound' && defending === 'sound') return factor;
      return hasManyFactors && attacking === 'sound' ? types.indexOf(defending) / 4 : 1;
    }),
    pokemon: [],
  };
}

/** 400 own Pokémon do not fit into a link. */
function hasManyPokemon(game: OwnGame): OwnGame {
  const pokemon = Array.from({ length: 400 }, (_, index) => ({
    id: `own-pmon-${index}`,
    name: `Pmon number ${index}`,
    types: ['sound'] as Type[] as [Type],
  }));
  return { ...game, pokemon };
}

const games: [string, (factor: number) => OwnGame][] = [
  ['a game with a text', (factor) => melody(factor)],
  ['a game with too many factors for a link', (factor) => melody(factor, true)],
  ['a game with too many Pokémon for a link', (factor) => hasManyPokemon(melody(factor))],
];

/** Saves the game and a team with it, and returns the session of the tab, in which both are in use. */
async function saveTeam(game: OwnGame) {
  openTab('/');
  const session = startSession();
  session.open('key', 'team', new URLSearchParams());
  const savedGame = (await saveGame(session, game))!;
  chooseOwnGame(session, savedGame.game, savedGame.id);
  const members = [{ pokemon: 'own-pmon-7', types: ['sound'] as Type[], attacks: [] }];
  session.update<'team'>('key', (state) => ({ ...state, members }));
  await addSavedTeam(session, 'Team', formatStoredEntry(session.getEntry('team')));
  return { session, savedGame };
}

const edit = (id: string, game: OwnGame) =>
  savedGames.changeHeld((list) => list.map((each) => (each.id === id ? { ...each, game } : each)));

/** The type of the first member, and what Sound does to it, in each saved team. */
const teams = () =>
  savedTeams.get().items.map(({ link }) => {
    const { state, settings } = parseTeamLink(link);
    const { chart } = settings.ruleset as OwnGame;
    return [state.members[0]?.types[0], chart?.factors.sound?.sound];
  });

async function clear(): Promise<void> {
  for (const key of (await readRecords('')).keys()) await removeRecord(key);
  await Promise.all([savedTeams.load(), savedGames.load()]);
}

beforeEach(async () => {
  openTab('/');
  await clear();
});

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

describe.each(games)('a saved team with %s', (_, createGame) => {
  it('has the newest version of its game, and so has the tab', async () => {
    const { session, savedGame } = await saveTeam(createGame(2));
    await edit(savedGame.id, createGame(4));
    const entry = session.getEntry('team');
    expect((entry.settings.ruleset as OwnGame).chart.factors.sound?.sound).toBe(4);
    await savedTeams.load();
    expect(teams()).toEqual([['sound', 4]]);
    expect(session.edits.ids()).toEqual([]);
  });

  // Regression: each change of a cell read all teams again.
  it('is not read again when a matchup changes, but when an ability does', async () => {
    const { savedGame } = await saveTeam(createGame(2));
    await savedTeams.load();
    const onRead = vi.fn();
    const unsubscribe = savedTeams.subscribe(onRead);
    await edit(savedGame.id, createGame(4));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onRead).not.toHaveBeenCalled();
    const abilities = [{ id: 'own_a' as OwnAbilityId, name: 'A', effects: [] }];
    await edit(savedGame.id, { ...createGame(4), abilities });
    await expect.poll(() => onRead).toHaveBeenCalled();
    unsubscribe();
  });

  it('returns with the undo after its game was removed', async () => {
    const { savedGame } = await saveTeam(createGame(2));
    await edit(savedGame.id, createGame(4));
    expect(await findTeamsOfGame(savedGame)).toHaveLength(1);
    const before = await readRecords('');
    const undo = await savedGames.change(() => []);
    await savedTeams.change((current) => [
      ...current,
      { id: 'other', name: 'Other', link: '', changed: 1 },
    ]);
    await undo();
    await expect.poll(teams).toEqual([
      ['sound', 4],
      [undefined, undefined],
    ]);
    expect(await readRecords('')).toEqual(new Map([...before, ['team-other', expect.anything()]]));
  });

  it('is restored on another device with its game', async () => {
    const { savedGame } = await saveTeam(createGame(2));
    await edit(savedGame.id, createGame(4));
    const [file = ''] = formatBackups({
      teams: savedTeams.get().items,
      games: savedGames.get().items,
    });
    await clear();
    const backup = parseBackup(file);
    expect(backup.unreadable).toEqual([]);
    await mergeBackup(backup, 'add');
    expect([savedTeams.get().unreadable.size, teams()]).toEqual([0, [['sound', 4]]]);
    const [restoredGame] = savedGames.get().items;
    expect(await findTeamsOfGame(restoredGame!)).toHaveLength(1);
    await edit(restoredGame!.id, createGame(8));
    expect(teams()).toEqual([['sound', 8]]);
    // A second time nothing is added.
    const { games: mergedGames, teams: mergedTeams } = await mergeBackup(parseBackup(file), 'skip');
    expect([mergedGames.added, mergedTeams.added]).toEqual([1, 0]);
  });
});

it('an undo after the game has changed keeps the new version', async () => {
  const { session, savedGame } = await saveTeam(melody(2));
  const next = (state: TeamState) => ({ ...state, members: [] });
  session.update<'team'>('key', next, { message: 'Removed' });
  await edit(savedGame.id, melody(4));
  const notice = session.notices.get('key');
  if (notice && notice !== 'dismissed') notice.undo?.();
  const { state, settings } = session.getEntry('team');
  expect(state.members).toHaveLength(1);
  expect((settings.ruleset as OwnGame).chart.factors.sound?.sound).toBe(4);
});

it('a game that is saved again after its removal has its teams', async () => {
  const { session, savedGame } = await saveTeam(melody(2, true));
  await savedGames.change(() => []);
  await saveGame(session, session.getSettings().ruleset as OwnGame);
  expect(savedGames.get().items[0]?.id).toBe(savedGame.id);
  await expect.poll(teams).toEqual([['sound', 2]]);
});

// Earlier versions saved only the text of the game.
it('a team of an earlier version keeps its game when that changes', async () => {
  const id = 'melody';
  await savedGames.change(() => [{ id, game: melody(2), changed: 1 }]);
  const link = `team=1&member=.sound&own=${formatGameText(melody(2))}`;
  await writeRecord('team-old', { id: 'old', name: 'Old', link, changed: 1, position: 1 });
  await linkTeamsOfGame(savedGames.get().items[0]!);
  await edit(id, melody(4));
  await savedTeams.load();
  expect(teams()).toEqual([['sound', 4]]);
});
