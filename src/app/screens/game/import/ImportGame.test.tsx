// @vitest-environment happy-dom
import { File } from 'node:buffer';
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  openApp,
  press,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';
import { writeZxLog } from '#tests/ownGame/logWriters.ts';

const sheet = 'dialog[open]';
const status = () => textOf(`${sheet} [role=status]`);
const alerts = () => textsOf(`${sheet} [role=alert]`);
const warnings = () => textsOf(`${sheet} [aria-label^="Please check"] li`);
const canUse = () => !control<HTMLButtonElement>('Use this game', 'Import a game').disabled;
const fieldValue = (name: string) => control<HTMLInputElement>(name).value;
const baseInUse = () => control<HTMLInputElement>('Rules and Pokédex', 'Import a game').value;
const isPressed = (name: string) => control(name).getAttribute('aria-pressed');

async function openImport(changeFile = (_: string, text: string) => text): Promise<void> {
  await openApp('/game/', { answers: ['openGame'], changeFile });
  await eventually(() => hasControl('Import a game'));
  await press('Import a game');
  await eventually(() => textOf(sheet) !== '');
}

async function openFiles(files: Readonly<Record<string, string>>): Promise<void> {
  const list = Object.entries(files).map(([name, text]) => new File([text], name));
  const input = document.querySelector(`${sheet} input[type=file]`)!;
  await act(async () => void fireEvent.change(input, { target: { files: list } }));
}

const table = `type,fire,water,sound
fire,0.5,0.5,2
water,2,0.5,many
sound,1,1,1`;

test('a pasted table is a game once its rows are known and it has a name of its own', async () => {
  await openImport();
  expect([canUse(), hasControl('Clear'), status(), alerts()]).toEqual([false, false, '', []]);
  await fill('Or paste a file here', table);
  expect([status(), canUse(), alerts()]).toEqual(['Reading…', false, []]);
  await eventually(canUse);
  expect(status()).toBe('Format: CSV. Types: 3. Matchups: 5. Pokémon: 0.');
  expect(warnings()).toEqual([
    'Pasted text, line 3This isn’t a multiplier, so it counts as 1×.many',
    'Pasted text, line 1Only Pokémon have this type.sound',
  ]);
  const hint = () =>
    document.getElementById(control('Rows of the table').getAttribute('aria-describedby')!)
      ?.textContent;
  expect([fieldValue('Rows of the table'), hint()]).toEqual([
    'attacking',
    'fire → water: ½×, water → fire: 2×',
  ]);
  expect(textOf(sheet)).not.toContain('fit into a link');
  await choose('Rows of the table', 'Defending types');
  await eventually(canUse);
  expect([fieldValue('Rows of the table'), hint()]).toEqual([
    'defending',
    'fire → water: 2×, water → fire: ½×',
  ]);
  expect([fieldValue('Name of the game'), hasControl('Only these Pokémon')]).toEqual([
    'My game',
    false,
  ]);
  await fill('Name of the game', 'Scarlet / Violet');
  expect([alerts(), canUse()]).toEqual([
    ['An official game has this name. Choose another one.'],
    false,
  ]);
  await fill('Name of the game', '');
  expect([alerts(), canUse()]).toEqual([[], false]);
  await fill('Name of the game', 'Loud');
  await press('Use this game', 'Import a game');
  await eventually(() => textOf('h1') === 'Loud');
});

const types = `[FIRE]
Name = Fire
Weaknesses = WATER
Resistances = FIRE
[WATER]
Name = Water
Resistances = WATER,FIRE
`;
const pokemon = `[TORCHY]
Name = Torchy
Types = FIRE
`;

test('files are read together, and a file of the same name is replaced', async () => {
  await openImport();
  await openFiles({ 'types.txt': '' });
  await eventually(() => alerts().length > 0);
  expect([alerts(), canUse(), hasControl('Or paste a file here')]).toEqual([
    ['types.txtThis file is empty.'],
    false,
    false,
  ]);
  await openFiles({ 'types.txt': types, 'pokemon.txt': pokemon });
  await eventually(canUse);
  expect(status()).toBe('Format: Pokémon Essentials. Types: 2. Matchups: 4. Pokémon: 1.');
  expect([textOf(`${sheet} [data-unsaved]`), alerts(), warnings()]).toEqual([
    'types.txt, pokemon.txt',
    [],
    [],
  ]);
  expect(isPressed('Only these Pokémon')).toBe('true');
  await press('Only these Pokémon');
  expect(isPressed('Only these Pokémon')).toBe('false');
  await press('Clear');
  expect([hasControl('Or paste a file here'), hasControl('Clear'), canUse(), status()]).toEqual([
    true,
    false,
    false,
    '',
  ]);
  // The choices were for the files before.
  await openFiles({ 'types.txt': types, 'pokemon.txt': pokemon });
  await eventually(canUse);
  expect(isPressed('Only these Pokémon')).toBe('true');
});

const log = writeZxLog({
  game: 'Pokemon Platinum (U)',
  pokemon: [{ number: 387, name: 'TURTWIG', types: ['FIRE'], abilities: ['Levitate'] }],
  trainers: [
    { number: 246, name: 'Leader Roark', team: [{ name: 'TURTWIG', level: 15 }] },
    { number: 315, name: 'Leader Gardenia', team: [{ name: 'ABRA', level: 26 }] },
    { number: 3, name: 'Youngster Tristan', team: [{ name: 'TURTWIG', level: 5 }] },
  ],
}).text;

test('a log has the bosses of its game, whose teams are hidden until the player reveals them', async () => {
  await openImport();
  await openFiles({ 'a.log': log });
  await eventually(canUse);
  expect(textsOf(`${sheet} [role=status]`).filter(Boolean)).toEqual([
    'Format: Universal Pokémon Randomizer. Types: 17. Matchups: 110. Pokémon: 1.',
    'Bosses of the story: 2 of 61. Other trainers: 1. Pokémon with other types: 1. Pokémon with other abilities: 1.',
  ]);
  expect(textOf(sheet)).toContain('Not in this log: Barry, Mars,');
  expect(warnings()).toEqual([
    'a.log, line 10Countertype doesn’t use this part.Wild Pokemon',
    'a.log, line 24Countertype doesn’t use this part.ROM Diagnostics',
  ]);
  expect([baseInUse(), isPressed('Hide teams until I meet them')]).toEqual(['platinum', 'true']);
  await press('Use this game', 'Import a game');
  await eventually(() => textOf('h1') === 'My game');
});

test('a log that names no game asks for it', async () => {
  await openImport();
  await openFiles({ 'a.log': log.replace('Pokemon Platinum', 'Pokemon Foo') });
  await eventually(() => alerts().length > 0);
  expect([alerts(), canUse()]).toEqual([
    ['This log doesn’t say which game it is from. Choose the game.'],
    false,
  ]);
  await choose('Rules and Pokédex', 'Platinum', 'Import a game');
  await eventually(canUse);
  expect([alerts(), textOf(sheet)]).toEqual([[], expect.stringContaining('2 of 61')]);
});

test('the undo of an import removes the game, also from the calculators that use it', async () => {
  await openImport();
  await openFiles({ 'a.log': log });
  await eventually(canUse);
  await fill('Name of the game', 'Random');
  await press('Use this game', 'Import a game');
  await eventually(() => textOf('h1') === 'Random');
  await eventually(() => textOf('body').includes('Random was imported.'));
  const isUsed = () => textOf('header').includes('Custom game');
  await press('Use this game');
  // The editor has an undo, too.
  const undo = document.querySelector('[aria-keyshortcuts="z"]')!;
  await untilGone(isUsed, () => act(async () => void fireEvent.click(undo)));
  expect([address(), textOf('h1')]).toEqual(['/game/', 'Your games']);
  expect(textsOf('main section')).not.toContainEqual(expect.stringMatching(/^Random/));
});

test('a log waits for the bosses of its game, whose download can be tried again', async () => {
  let isOffline = true;
  await openImport((path, text) => {
    if (isOffline && path.endsWith('bosses/platinum.json')) throw new TypeError('offline');
    return text;
  });
  await openFiles({ 'a.log': log });
  await eventually(() => hasControl('Try now', 'Import a game'));
  expect([canUse(), textOf(sheet)]).toEqual([
    false,
    expect.stringContaining('Types: 17. Matchups: 110. Pokémon: 1.'),
  ]);
  isOffline = false;
  await press('Try now', 'Import a game');
  await eventually(canUse);
  expect(textOf(sheet)).toContain('Bosses of the story: 2 of 61.');
});
