// @vitest-environment happy-dom
import { act, createEvent, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { readRecords } from '#app/browser/records/recordRange.ts';
import { type SavedBox, savedBoxes } from '#app/state/saved/savedBoxes.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  notice,
  openApp,
  pickFirst,
  press,
  search,
  textOf,
  textsOf,
} from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';
import { generation4Layouts, joinHalves, writeHalf } from '#tests/saves/dualScreenSave.ts';
import type { WrittenPokemon } from '#tests/saves/writtenPokemon.ts';

const answers = ['openSave', 'readBox', 'readSets', 'writeSets', 'rankBox'] as const;

const getRecords = () => readRecords('box-');

afterEach(async () => void (await savedBoxes.change(() => [])));

/** Opens the box as a player of the game. */
async function open(game = 'platinum'): Promise<void> {
  // With the starter, the story has the battles with the rival.
  await openApp(`/defense/?generation=gen2&game=${game}`, {
    answers,
    stored: { starter_platinum: 'fire' },
  });
  await press('Your box');
  await eventually(() => hasControl('Open a save file'));
}

/** The names in the list. */
const names = () => textsOf('[aria-labelledby=box-list] li span[translate=no]');
/** The names of the best six. */
const six = () => textsOf('[aria-labelledby=best-six] ol span[translate=no]');
const best = () => textOf('[aria-labelledby=best-six]');
/** Whether the best six are those against the boss above them. */
const isCurrent = () =>
  document.querySelector('[aria-labelledby=best-six] [aria-busy=false]') !== null;

/** Drops a file on the card that adds Pokémon. */
async function drop(file: File): Promise<void> {
  const zone = document.querySelector('[aria-labelledby=add-pokemon]')!.parentElement!;
  const event = createEvent.drop(zone);
  const dataTransfer = { types: ['Files'], files: [file] };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  await act(async () => void fireEvent(zone, event));
}

/** Owns Pokémon by their numbers, which have the moves. */
const own = (number: number, personality: number, ...moves: number[]): WrittenPokemon => ({
  ...{ number, personality, moves, form: 0, nickname: '', ability: 0, abilitySlot: 0, item: 0 },
  ...{ experience: 125_000, trainer: 9, isEgg: false },
});

/** A box of a player of Platinum: Infernape, Staraptor, Luxray, Gastrodon, Roserade, Lucario, Garchomp, Weavile and others. */
const party = [
  own(392, 1, 394, 370),
  own(398, 2, 413, 370),
  own(405, 3, 435, 44),
  own(423, 4, 89, 57),
  own(407, 5, 412, 398),
  own(448, 6, 396, 430),
];
const boxed = [
  ...[own(445, 7, 89, 337), own(461, 8, 420, 400), own(400, 9, 57, 29), own(437, 10, 430, 89)],
  ...[own(282, 11, 94, 85), own(121, 12, 57, 58), own(130, 13, 127, 44), own(143, 14, 34, 89)],
  { ...own(25, 15, 84), isEgg: true },
];

const saveFile = (boxes: WrittenPokemon[] = boxed) =>
  new File(
    [
      new Uint8Array(
        joinHalves(writeHalf(generation4Layouts.platinum, { party, boxes: [boxes] }, 3)),
      ),
    ],
    'platinum.sav',
  );

async function openSave(): Promise<void> {
  await eventually(() => hasControl('Open a save file'));
  await drop(saveFile());
  await eventually(() => notice().includes('Added: 14. Changed: 0.'));
  await eventually(() => six().length === 6);
}

test('a save file fills the box, and the best six are there against the first boss', async () => {
  await open();
  await eventually(() => textOf('main').includes('The box is empty.'));
  await openSave();
  expect(notice()).toContain('Eggs left out: 1.');
  expect(textOf('#box-list')).toBe('In this box: 14');
  expect(best()).toMatch(/(Only \w+|It) beats/);
  const [record] = [...(await getRecords()).values()] as SavedBox[];
  expect(record).toMatchObject({ name: 'Platinum', pokemon: { length: 14 } });
  expect(record?.pokemon[0]).toEqual({
    ...{ id: 'save-1-9', mark: 'team' },
    set: 'Infernape\nLevel: 50\n- Flare Blitz\n- Close Combat',
  });
});

test('the same save again adds nothing, and leaves the fainted ones', async () => {
  await open();
  await openSave();
  const [name] = six() as [string];
  await choose(`Where is ${name}?`, 'Fainted');
  await eventually(() => !six().includes(name) && six().length === 6);
  expect(notice()).toContain(`${name} has fainted`);
  await drop(saveFile());
  await eventually(() => notice().includes('Added: 0. Changed: 0.'));
  expect(control<HTMLSelectElement>(`Where is ${name}?`).value).toBe('fainted');
});

test('a run of Platinum from the first rival to the Champion', { timeout: 120_000 }, async () => {
  await open();
  await openSave();
  const bossName = () => textOf('[aria-labelledby=best-six] strong');
  const bosses = [bossName()];
  const fainted: string[] = [];
  for (let step = 0; step < 60 && bossName() !== 'Cynthia'; step++) {
    // Every fifth battle costs the first of the six.
    if (step % 5 === 4 && fainted.length < 6) {
      const [name] = six() as [string];
      fainted.push(name);
      await choose(`Where is ${name}?`, 'Fainted');
      await eventually(() => six().length > 0 && !six().includes(name));
    }
    await press(/^Next boss: /);
    await eventually(isCurrent);
    bosses.push(bossName());
    expect(six()).toHaveLength(Math.min(6, 14 - fainted.length));
    expect(six().filter((name) => fainted.includes(name))).toEqual([]);
    expect(
      textsOf('[aria-labelledby=best-six] ol li').every((text) => /(beats|none)/.test(text)),
    ).toBe(true);
  }
  expect(bosses[0]).toBe('Barry');
  expect(bosses).toContain('Roark');
  expect(bosses.at(-1)).toBe('Cynthia');
  expect(fainted.length).toBeGreaterThan(2);
  await choose('Against', 'The next three bosses');
  await eventually(isCurrent);
  expect(hasControl(/^Next boss: /)).toBe(true);
});

test('a level above that of the next boss has a warning', async () => {
  await open();
  await openSave();
  await eventually(() => textOf('[aria-labelledby=box-list]').includes('Above the level cap of 5'));
});

describe('Pokémon without a save file', () => {
  test('are found by the search, and removed with an undo', async () => {
    await open();
    await eventually(() => hasControl('Pokémon'));
    await search('Pokémon', 'lanturn');
    await pickFirst();
    await eventually(() => names().length === 1 && six().length === 1);
    expect(names()).toEqual(['Lanturn']);
    await press('Remove Lanturn');
    await eventually(() => names().length === 0);
    expect(notice()).toContain('Lanturn was removed.');
    await press('Undo');
    await eventually(() => names().length === 1);
  });

  test('are read from a text, with the lines that are none', async () => {
    await open();
    await eventually(() => hasControl('Pokémon as text'));
    await fill(
      'Pokémon as text',
      'Lampe (Lanturn) @ Leftovers\nLevel: 40\n- Surf\n\nTurnip\n\nBidoof',
    );
    await press('Add to the box');
    await eventually(() => names().length === 2);
    expect(notice()).toContain('Added: 2. Changed: 0.');
    expect(notice()).toContain('Lines that couldn’t be read: 1.');
    expect(textsOf('[aria-label="Lines that couldn’t be read:"] li')).toEqual(['Line 5: Turnip']);
    await eventually(() => textOf('[aria-labelledby=box-list]').includes('Level 40'));
    const [record] = [...(await getRecords()).values()] as SavedBox[];
    expect(record?.pokemon[0]?.set).toContain('Lampe (Lanturn) @ Leftovers');
  });

  test('are read from a table, with what each row has, and the rows that are bad', async () => {
    await open();
    await eventually(() => hasControl('Pokémon as text'));
    const rows = ['Nickname;Pokémon;Level;Moves;Status', 'Lampe;Lanturn;40;Surf, Spark;Dead'];
    await drop(new File([[...rows, 'X;Turnip;5;;', ';ビッパ;3;Strange;'].join('\n')], 'run.csv'));
    await eventually(() => names().length === 2);
    expect(textsOf('[aria-label="Lines that couldn’t be read:"] li')).toEqual([
      'Line 3: X, Turnip, 5',
      'Line 4: - Strange',
    ]);
    const [record] = [...(await getRecords()).values()] as SavedBox[];
    expect(record?.pokemon.map(({ set, mark }) => [set, mark])).toEqual([
      ['Lampe (Lanturn)\nLevel: 40\n- Surf\n- Spark', 'fainted'],
      ['Bidoof\nLevel: 3\n- Strange', 'box'],
    ]);
  });

  test('of equal ones, the higher level comes first', async () => {
    await open();
    await eventually(() => hasControl('Pokémon as text'));
    const levels = [6, 23, 15, 22, 9, 31, 12];
    const sets = levels.map((level) => `N${level} (Staravia)\nLevel: ${level}`);
    await fill('Pokémon as text', sets.join('\n\n'));
    await press('Add to the box');
    await eventually(() => six().length === 6);
    expect(six()).toEqual(['N31', 'N23', 'N22', 'N15', 'N12', 'N9']);
  });

  test('are taken from a saved team', async () => {
    const link = 'team=1&member=lanturn.water-electric.volt_absorb&member=.fire&game=platinum';
    await savedTeams.change(() => [{ id: 'a', name: 'Rain', link, changed: 1 }]);
    await open();
    await eventually(() => hasControl('Add a team'));
    await press('Add a team');
    await eventually(() => hasControl(/^Rain/));
    await press(/^Rain/);
    await eventually(() => names().join() === 'Lanturn');
    const [record] = [...(await getRecords()).values()] as SavedBox[];
    expect(record?.pokemon[0]?.set).toBe('Lanturn\nAbility: Volt Absorb');
    await savedTeams.change(() => []);
  });

  test('a text without any changes nothing', async () => {
    await open();
    await eventually(() => hasControl('Pokémon as text'));
    await drop(new File(['Turnip\n'], 'notes.txt'));
    await eventually(() => textOf('[role=alert]') === 'No Pokémon found.');
    expect((await getRecords()).size).toBe(0);
  });
});

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['erased', new Uint8Array(0x80000).fill(0xff), 'This save file is empty.'],
  ['of a later game', new Uint8Array(0x65600), 'Save files of X / Y can’t be read.'],
  ['unknown', new Uint8Array(1234).fill(7).with(0, 0), 'Countertype can’t read this file.'],
])('a file that is %s is named, and changes nothing', async (_, bytes, text) => {
  await open();
  await eventually(() => hasControl('Open a save file'));
  await eventually(() => !textOf('main').includes('Loading the Pokédex'));
  await drop(new File([bytes], 'x.sav'));
  await eventually(() => textOf('[role=alert]').includes(text));
  expect(textOf('[role=alert]')).toContain('Nothing was changed.');
  expect((await getRecords()).size).toBe(0);
});

test('a save of another game gets a box of its own', async () => {
  await open('emerald');
  await eventually(() => hasControl('Pokémon'));
  await search('Pokémon', 'pikachu');
  await pickFirst();
  await eventually(() => names().length === 1);
  await drop(saveFile());
  await eventually(() => names().length > 5);
  expect(address()).toMatch(/^\/box\/\?run=/);
  const records = [...(await getRecords()).values()] as SavedBox[];
  expect(records.map(({ name }) => name).sort()).toEqual(['Emerald', 'Platinum']);
  await choose('Run', 'Emerald');
  await eventually(() => names().join() === 'Pikachu');
});

test('each run has its own next boss, and the first one goes on where the player is', async () => {
  await openApp('/defense/?game=platinum&generation=gen2', {
    answers,
    stored: { starter_platinum: 'fire', boss_platinum: 'roark' },
  });
  await press('Your box');
  const bossName = () => textOf('[aria-labelledby=best-six] strong');
  await openSave();
  expect(bossName()).toBe('Mars');
  await press('New run');
  await eventually(() => hasControl('Pokémon') && names().length === 0);
  await search('Pokémon', 'piplup');
  await pickFirst();
  await eventually(() => bossName() !== '' && names().join() === 'Piplup');
  expect(bossName()).not.toBe('Mars');
  const first = bossName();
  await press(/^Next boss: /);
  await eventually(() => bossName() !== first);
  const second = bossName();
  await choose('Run', 'Platinum');
  await eventually(() => bossName() === 'Mars');
  await press(/^Next boss: /);
  await eventually(() => bossName() !== 'Mars');
  await choose('Run', 'Platinum (2)');
  await eventually(() => bossName() === second);
});

test('a box without a game gets that of the boss that its player chooses', async () => {
  await openApp('/box/', { answers });
  await eventually(() => hasControl('Pokémon'));
  await search('Pokémon', 'lucario');
  await pickFirst();
  await eventually(() => names().length === 1 && hasControl('A boss of this game…'));
  await press('A boss of this game…');
  await eventually(() => hasControl('Search by name, role, or place'));
  await choose('Game', 'Platinum');
  await eventually(() => hasControl(/^Roark/));
  await press(/^Roark/);
  await eventually(() => six().join() === 'Lucario');
  expect(best()).toContain('Roark');
  await choose('Where is Lucario?', 'Fainted');
  await eventually(() => six().length === 0);
  expect(best()).not.toContain('Loading');
});

test('a refused save is said, and changes nothing', async () => {
  await open();
  await eventually(() => hasControl('Pokémon'));
  const accept = refuseWrites('box-');
  await search('Pokémon', 'pikachu');
  await pickFirst();
  await eventually(() => notice().includes('Nothing was changed'));
  expect(names()).toEqual([]);
  accept();
});
