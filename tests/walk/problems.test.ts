import { expect, test } from 'vitest';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import en from '#locales/en.json' with { type: 'json' };
import { findProblem } from './problems.ts';
import type { Reading } from './reading.ts';

/** Screens without problems. */
const defense: Reading = {
  address: '/defense/?types=fire&generation=gen1',
  entryKey: '1',
  language: 'en',
  heading: 'Fire',
  title: 'Fire · 2× Ground, Rock, Water · Defense · Countertype',
  description: en.defense.description,
  text: 'Fire',
  main: 'Fire',
  settings: { ruleset: 'gen1', typeCount: 2 },
  session: {},
  numbers: [
    '2× ground,rock,water',
    '½× bug,fire,grass',
    '1× normal,fighting,flying,poison,ghost,electric,psychic,ice,dragon',
  ],
  listedPokemon: [],
  isPreviewing: false,
  isCovered: false,
};
const team: Reading = {
  ...defense,
  address: '/defense/team/?team=1&member=.fire&member=.water&format=weaknesses',
  title: 'Team · Defense · Countertype',
  description: en.team.description,
  settings: { ruleset: 'default', typeCount: 2 },
  numbers: [
    ...['ground: 2 |  | 1', 'rock: 2 |  | 1', 'electric:  | 2 | 1', 'water: 2 |  | 1'],
    'grass:  | 2 | 1',
  ],
};
const list: Reading = {
  ...team,
  address: '/offense/coverage/normal/?attacks=ice',
  title: `${en.coverageBar.normal} · ${en.coverage.pageTitle} · Countertype`,
  description: en.coverage.description,
  numbers: ['570 of 1,277 Pokémon'],
  listedPokemon: [['pikachu', '1×']],
};

const battle: Reading = {
  ...team,
  address: '/defense/battle/?battle=1&us=.fire&them=.water&them=.grass',
  title: `${en.battle.pageTitle} · ${en.defense.pageTitle} · Countertype`,
  description: en.battle.description,
  numbers: ['2×', '2×'],
};
const duel: Reading = {
  ...battle,
  address: '/defense/battle/?battle=1&us=.fire&us=.electric&them=.water',
  numbers: ['1×', '2×', '2×', '½×'],
};
const ownGame: Reading = {
  ...defense,
  address: '/defense/?types=fire&own=EDIrG0N7K5gAA.EAAIA',
  settings: { ruleset: 'Echoes' as Ruleset, typeCount: 2 },
};

const editor: Reading = {
  ...defense,
  ...{ address: '/game/?edit=1', heading: '{{count}}', title: '{{count}} · Your games' },
  ...{ text: '{{count}}', numbers: [] },
};
const terms: Reading = {
  ...defense,
  ...{ address: '/terms/', language: 'de', numbers: [] },
  ...{ heading: 'Nutzungsbedingungen', title: 'Nutzungsbedingungen · Countertype' },
};

test.each([defense, team, list, battle, duel, editor, terms])(
  'finds no problem on $address',
  (reading) => {
    expect(findProblem(reading)).toBe(undefined);
  },
);

const text = 'Takes NaN× from Fire';

test.each<[what: string, reading: Reading, problem: RegExp]>([
  ['no heading', { ...defense, heading: ' ' }, /^blank/],
  ['a crash', { ...defense, heading: en.errors.title }, /^crash screen/],
  ['no number', { ...defense, text }, /^text: "NaN"/],
  ['an object', { ...defense, text: '[object Object]' }, /^text: "\[object"/],
  ['a key', { ...defense, text: 'See defense.pageTitle' }, /^text: "defense.pageTitle"/],
  ['the previous screen', { ...defense, title: 'Team · Defense', description: 'x' }, /^screen/],
  ['the screen before that of the crash', { ...defense, address: '/_error' }, /^screen/],
  ['another generation', { ...defense, settings: team.settings }, /^header/],
  [
    'an address that the app does not write',
    { ...defense, address: `${defense.address}&x=1` },
    /^address/,
  ],
  ['a wrong group', { ...defense, numbers: defense.numbers.slice(1) }, /^numbers/],
  ['a wrong cell', { ...team, numbers: team.numbers.with(0, 'ground: 4 |  | 1') }, /^numbers/],
  ['a wrong cell of a battle', { ...battle, numbers: ['2×', '4×'] }, /^numbers/],
  ['no numbers of a battle', { ...battle, numbers: [] }, /^numbers/],
  ['a wrong number of a duel', { ...duel, numbers: duel.numbers.toReversed() }, /^numbers/],
  ['another game', { ...ownGame, settings: team.settings }, /^header/],
  [
    'another own game',
    { ...ownGame, settings: { ...team.settings, ruleset: 'PokéRogue' as Ruleset } },
    /^header/,
  ],
  ['a wrong count', { ...list, numbers: ['571 of 1,277 Pokémon'] }, /^numbers/],
  ['a wrong row', { ...list, listedPokemon: [['pikachu', '2×']] }, /^numbers/],
])('finds %s', (_, reading, problem) => {
  expect(findProblem(reading)).toMatch(problem);
});

test('ignores text from the player', () => {
  const address = '/offense/coverage/normal/?attacks=ice&search=NaN';
  const reading = {
    ...list,
    address,
    text: 'NaN',
    numbers: ['0 of 1,277 Pokémon'],
    listedPokemon: [],
  };
  expect(findProblem(reading)).toBe(undefined);
});

test('a name like a text that is not translated is no problem', () => {
  expect(findProblem({ ...defense, text: 'Name: $t(types.fire)' })).toBe(undefined);
});

test('the header of an own game is no problem', () => {
  expect(findProblem(ownGame)).not.toMatch(/^header/);
});
