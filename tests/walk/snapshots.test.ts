import { expect, test } from 'vitest';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { Action } from './action.ts';
import type { Reading } from './reading.ts';
import { findChange } from './snapshots.ts';

const before: Reading = {
  address: '/defense/?types=fire',
  entryKey: '2',
  language: 'en',
  heading: 'Fire',
  title: 'Fire · Defense · Countertype',
  description: '',
  text: 'Fire',
  main: 'Fire',
  settings: { ruleset: 'default', typeCount: 2 },
  session: { walk: '1' },
  numbers: ['2× water'],
  listedPokemon: [],
  isPreviewing: false,
  isCovered: false,
};
const after: Reading = {
  ...before,
  address: '/offense/?attacks=ice',
  entryKey: '1',
  heading: 'Hits 4 types',
  numbers: ['2× grass'],
};
const snapshots = new Map([['1', after]]);

test.each<[what: string, after: Reading]>([
  ['the same content', after],
  ['other texts in another language', { ...after, language: 'de', heading: 'Trifft 4 Typen' }],
  ['an entry without a snapshot', { ...after, entryKey: '3', numbers: [] }],
  ['a preview of a suggestion', { ...after, isPreviewing: true, numbers: [] }],
  ['anything after a reset', { ...after, session: {}, numbers: [] }],
  ['anything after the undo of a reset', { ...after, session: { walk: '0' }, numbers: [] }],
])('a step back may show %s', (_, after) => {
  expect(findChange(['back'], before, after, snapshots)).toBe(undefined);
});

test.each<[what: string, after: Reading]>([
  ['another address', { ...after, address: '/offense/' }],
  ['another heading', { ...after, heading: 'Hits 5 types' }],
  ['other numbers', { ...after, numbers: ['2× grass', '1× fire'] }],
])('a step back may not show %s', (_, after) => {
  expect(findChange(['back'], before, after, snapshots)).toMatch(/^return/);
});

test('a tap that leads to another screen may not change the generation', () => {
  const withOtherGeneration: Reading = { ...after, settings: { ruleset: 'gen1', typeCount: 2 } };
  expect(findChange(['tap', 'Offense', 0], before, withOtherGeneration, new Map())).toMatch(
    /^settings/,
  );
  expect(
    findChange(['choose', 'Generation', 0, 'gen1'], before, withOtherGeneration, new Map()),
  ).toBe(undefined);
  const game: Reading = { ...before, address: '/game/' };
  expect(findChange(['tap', 'Use this game', 1], game, withOtherGeneration, new Map())).toBe(
    undefined,
  );
});

// Regression: its code arrived after the next tap.
test('a chosen ready-made game comes into use before the next action', () => {
  const action: Action = ['choose', 'Generation', 0, 'PokéRogue'];
  expect(findChange(action, before, before, new Map())).toMatch(/^choice/);
  const settings = { ...before.settings, ruleset: 'PokéRogue' as Ruleset };
  expect(findChange(action, before, { ...before, settings }, new Map())).toBe(undefined);
});

// Regression: Reset, then its Undo on another screen.
test('a tap on the undo of a reset brings the settings back on any screen', () => {
  const restored: Reading = {
    ...{ ...after, session: { walk: '0' } },
    settings: { ruleset: 'gen1', typeCount: 2 },
  };
  expect(findChange(['tap', 'Undo', 0], before, restored, new Map())).toBe(undefined);
});
