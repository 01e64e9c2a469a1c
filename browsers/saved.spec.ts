import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { diceOf } from '../tests/dice.ts';
import { type Page, test } from './page.ts';
import { type Records, readRecords, replaceRecords } from './records.ts';

type Team = { name: string; link: string };
type Game = { game: { name: string; base: string } };

/** The records of a version that does not exist yet. */
const newerRecords = JSON.parse(readFileSync('tests/newerRecords.json', 'utf8')) as Records;

const changed = 1_795_453_679_000;

/** The stored items of a kind, in the order of their keys. */
async function readItems<T>(app: Page, kind: 'team' | 'game'): Promise<readonly T[]> {
  const records = Object.entries(await readRecords(app));
  return records
    .filter(([key]) => key.startsWith(`${kind}-`))
    .sort(([key], [otherKey]) => key.localeCompare(otherKey))
    .map(([, value]) => value as T);
}

const linksOf = async (app: Page) => (await readItems<Team>(app, 'team')).map(({ link }) => link);

/** The stored names of a kind, as far as this version reads them. */
async function namesOf(app: Page, kind: 'team' | 'game'): Promise<readonly string[]> {
  const items = await readItems<Partial<Team & Game>>(app, kind);
  return items.map(({ name, game }) => name ?? game?.name ?? '');
}

/** The records of an own game whose factors are too many for a link. */
function recordOfLargeGame(id: string, pokemonCount: number): Records {
  const types = ['t0', 't1', 't2', 't3', 't4'];
  const factor = (attack: number, defense: number) => (attack * 5 + defense + 1) / 10;
  const game = {
    version: 1,
    name: `Game ${id}`,
    base: 'default',
    types,
    names: Object.fromEntries(types.map((type) => [type, type.toUpperCase()])),
    chart: Object.fromEntries(
      types.map((attack, row) => [
        attack,
        Object.fromEntries(
          types
            .map((defense, column) => [defense, factor(row, column)] as const)
            .filter(([, each]) => each !== 1),
        ),
      ]),
    ),
    pokemon: Array.from({ length: pokemonCount }, (_, index) => ({
      id: `own-x${index}`,
      name: `Xmon ${index}`,
      types: ['t1'],
    })),
  };
  return { [`game-${id}`]: { id, game, changed, position: 1 } };
}

const recordOfTeam = (id: string, name: string, link: string, position: number): Records => ({
  [`team-${id}`]: { id, name, link, changed, position },
});

/** Opens the team screen by the links of the app. */
async function openTeamScreen(app: Page): Promise<void> {
  await app.click('link', 'Defense');
  await app.click('link', 'Team');
  await expect.poll(() => app.has('button', 'Import')).toBe(true);
}

async function addPokemon(app: Page, name: string): Promise<void> {
  await app.click('field', 'Pokémon');
  await app.tab.type(name);
  await expect
    .poll(() => app.textOf('[role=option]').then((text) => text.toLowerCase()))
    .toContain(name);
  await app.tab.press('Enter');
}

/** Uses the first game of the list or the open one, saves a team of one Pokémon, and returns the stored links. */
async function saveTeamInGame(
  app: Page,
  pokemon: string,
  teamName: string,
): Promise<readonly string[]> {
  await app.click('button', 'Use this game');
  await openTeamScreen(app);
  await addPokemon(app, pokemon);
  await app.click('button', 'Save team');
  await isInApp(app, `Saved as ${teamName}.`);
  return linksOf(app);
}

async function openBackup(app: Page): Promise<void> {
  await app.tab.click('main button');
  await app.click('button', 'Backup');
}

/** Chooses a team in the sheet of the saved teams. */
async function openSavedTeam(app: Page, id: string): Promise<void> {
  const row = `dialog[open] [data-team=${id}] > button`;
  await expect.poll(() => app.textOf(row)).not.toBe('');
  await app.tab.click(row);
  await expect
    .poll(() => app.tab.evaluate('document.querySelector("dialog[open]") === null'))
    .toBe(true);
}

const isInApp = (app: Page, text: string) => expect.poll(() => app.textOf('body')).toContain(text);

test.beforeEach(async ({ app }) => {
  await replaceRecords(app, {});
});

test('two tabs edit one game: both changes are saved, and a removed game is not lost', async ({
  app,
  other,
}) => {
  await app.open('/game/');
  await app.click('button', 'New game');
  await expect.poll(() => app.address()).toContain('edit=');
  const editor = await app.address();
  await other.open(editor);
  await app.fill('Name of the game', 'Echoes');
  await expect.poll(() => other.textOf('h1')).toBe('Echoes');
  await other.select('Rules and Pokédex', 'gen2');
  const games = async () =>
    (await readItems<Game>(app, 'game')).map(({ game }) => `${game.name} ${game.base}`);
  await expect.poll(games).toEqual(['Echoes gen2']);
  await expect
    .poll(() => app.tab.evaluate('document.querySelector("main select").value'))
    .toBe('gen2');

  await app.click('link', 'Your games');
  await app.click('button', 'Remove');
  await expect.poll(games).toEqual([]);
  await isInApp(other, 'This game was removed elsewhere.');
  expect(await other.textOf('h1')).toBe('Echoes');
  await other.fill('Name of the game', 'Echoes again');
  await expect.poll(games).toEqual(['Echoes again gen2']);
});

test('an edited game is edited in the team that is saved with it', async ({ app }) => {
  await app.open('/game/');
  await app.click('button', 'New game');
  await app.fill('Name of the game', 'Echoes');
  const before = await saveTeamInGame(app, 'garchomp', 'Garchomp');
  await app.click('link', 'Your games');
  await app.click('button', 'Edit');
  await app.fill('Name of the game', 'Echoes 2');
  await expect.poll(() => namesOf(app, 'game')).toEqual(['Echoes 2']);
  await openTeamScreen(app);
  await isInApp(app, 'Saved as Garchomp.');
  await isInApp(app, 'Echoes 2');
  expect(await linksOf(app)).toEqual(before);
  await app.click('link', 'Your games');
  await expect.poll(() => app.has('button', 'In use')).toBe(true);
  expect(await app.has('button', 'Save game')).toBe(false);
});

test('a team with a game that fits no link comes back from a backup, and its game from Undo', async ({
  app,
}) => {
  await replaceRecords(app, recordOfLargeGame('g1', 1));
  await app.open('/game/');
  const before = await saveTeamInGame(app, 'xmon', 'Xmon 0');
  await openBackup(app);
  await app.tab.evaluate(`(() => {
    URL.createObjectURL = (file) => {
      file.text().then((text) => { window.savedText = text; });
      return '';
    };
    HTMLAnchorElement.prototype.click = () => {};
  })()`);
  await app.click('button', 'Save all to a file');
  const readBackup = () => app.tab.evaluate<string>('window.savedText ?? ""');
  await expect.poll(readBackup).toContain('"games"');
  const backup = await readBackup();

  await app.open('/game/');
  await app.click('button', 'Remove');
  await isInApp(app, 'Saved teams with Game g1: 1. Remove the game?');
  await app.tab.click('[role=status] button:last-of-type');
  await expect.poll(() => namesOf(app, 'game')).toEqual([]);
  await app.click('button', 'Undo');
  await expect.poll(() => namesOf(app, 'game')).toEqual(['Game g1']);
  expect(await linksOf(app)).toEqual(before);

  // Another device.
  await replaceRecords(app, {});
  await app.tab.evaluate('sessionStorage.clear()');
  await app.open('/defense/team/');
  await openBackup(app);
  await app.fill('Paste a backup or teams', backup);
  await app.click('button', 'Add teams and games');
  await expect.poll(() => namesOf(app, 'game')).toEqual(['Game g1']);
  await expect.poll(() => app.textOf('dialog[open] [data-team]')).toContain('Xmon 0');
  await app.tab.click('dialog[open] [data-team] > button');
  await expect.poll(() => app.textOf('main')).toContain('Saved as Xmon 0.');
  expect(await app.textOf('main')).toContain('T1');
});

test('records of a newer version stay as they are when others change', async ({ app }) => {
  await replaceRecords(app, newerRecords);
  await app.open('/defense/team/?team=1&member=gengar.ghost-poison');
  await app.click('button', 'Save team');
  // In the notice and, as soon as its code is loaded, above the buttons.
  await expect.poll(() => app.textOf('main')).toMatch(/(Saved as Gengar\..*){2}/);
  await app.open('/game/');
  await app.click('button', 'New game');
  await expect.poll(() => namesOf(app, 'game')).toContain('My game');
  expect(await readRecords(app)).toMatchObject(newerRecords);
});

test('a change right after a reload keeps the games of the other teams', async ({ app }) => {
  const last = 'team=1&member=own-x1.t1&own=.g5';
  await replaceRecords(app, {
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, index) =>
        Object.entries(recordOfLargeGame(`g${index}`, 4000)),
      ).flat(),
    ),
    ...recordOfTeam('k1', 'With own game', last, 1),
    ...recordOfTeam('k2', 'Plain', 'team=1&member=pikachu.electric', 2),
  });
  await app.open('/defense/team/');
  await app.click('button', 'Teams');
  await openSavedTeam(app, 'k2');
  await isInApp(app, 'Saved as Plain.');
  await app.reload();
  for (let tap = 0; tap < 3; tap++) await app.click('button', 'Inverse battle');
  await expect.poll(() => linksOf(app)).toEqual([last, 'team=1&member=pikachu.electric&inverse=1']);
});

test('many changes in two tabs lose no team, and a tab shows what is saved', async ({
  app,
  other,
}) => {
  test.setTimeout(180_000);
  const dice = diceOf(1);
  const link = 'team=1&member=pikachu.electric&member=garchomp.dragon-ground';
  const ids = ['k1', 'k2', 'k3'] as const;
  await replaceRecords(
    app,
    Object.assign({}, ...ids.map((id, index) => recordOfTeam(id, `Team ${id}`, link, index))),
  );
  const tabs = [app, other];
  for (const tab of tabs) await tab.open('/defense/team/');
  const actions: Record<string, (tab: Page) => Promise<unknown>> = {
    // The second generation has no inverse battles.
    toggle: async (tab) =>
      (await tab.has('button', 'Inverse battle')) && tab.click('button', 'Inverse battle'),
    add: (tab) => addPokemon(tab, dice.one(['mew', 'onix', 'gengar', 'eevee'])),
    undo: async (tab) => (await tab.has('button', 'Undo')) && tab.click('button', 'Undo'),
    choose: async (tab) => {
      await tab.tab.click('main button');
      await openSavedTeam(tab, dice.one(ids));
    },
    generation: (tab) => tab.select('Generation', dice.one(['gen1', 'gen2', 'default'])),
    reload: (tab) => tab.reload(),
  };
  for (const tab of tabs) await actions.choose?.(tab);
  const done: string[] = [];
  for (let step = 0; step < 20; step++) {
    const index = dice.below(2);
    const action = dice.one(Object.keys(actions));
    done.push(`${index} ${action}`);
    await actions[action]?.(tabs[index] as Page);
  }
  for (const tab of tabs) {
    await expect
      .poll(async () => {
        const name = /Saved as (Team k\d)\./.exec(await tab.textOf('main'))?.[1];
        const team = (await readItems<Team>(app, 'team')).find((each) => each.name === name);
        return team && `/defense/team/?${team.link}`;
      }, done.join(', '))
      .toBe(await tab.address());
  }
  expect(await namesOf(app, 'team')).toHaveLength(ids.length);
});
