import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findListedBosses, parseBossIndex } from './bossIndex.ts';
import { parseTrainers } from './trainerNames.ts';

const read = (name: string) => JSON.parse(readFileSync(`public/bosses/${name}.json`, 'utf8'));
const bosses = parseBossIndex(read('index'));
const names = parseTrainers(read('trainers'));

const find = (text: string, language = 'en', game?: Parameters<typeof findListedBosses>[4]) =>
  findListedBosses(bosses, names, text, language, game).map(
    ({ trainer, game }) => `${trainer} ${game}`,
  );

test('a boss is found in every game, the newest first, and that of the game in use before all', () => {
  expect(find('cynthia')).toEqual([
    'Cynthia brilliant-diamond-shining-pearl',
    'Cynthia black-white',
    'Cynthia platinum',
    'Cynthia diamond-pearl',
  ]);
  expect(find('cynth', 'en', 'platinum')[0]).toBe('Cynthia platinum');
});

test.each([
  ['シロナ', 'en'],
  ['ｼﾛﾅ', 'ja'],
  ['Camilla', 'it'],
  ['난천', 'ko'],
])('%s is the name of Cynthia', (text, language) => {
  expect(find(text, language)).toContain('Cynthia platinum');
});

test('a name in the language of the player comes before the same word of another language', () => {
  // Proton is Lance in French.
  expect(find('lance')[0]).toMatch(/^Lance /);
  expect(find('lance', 'fr')[0]).toMatch(/^Proton /);
});

test('a word inside of a name is enough, letters inside of a word are not', () => {
  expect(find('liza')).toContain('Tate & Liza emerald');
  expect(find('ynthia')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

test.each([
  ['no list', { platinum: {} }],
  ['an unknown role', { platinum: [['Cynthia', 'cynthia', 'queen', 62]] }],
  ['no level', { platinum: [['Cynthia', 'cynthia', 'champion']] }],
  ['a number as its id', { platinum: [['Barry', 'barry', 'rival', 9, { fire: 1 }]] }],
])('a file with %s is invalid', (_, json) => {
  expect(() => parseBossIndex(json)).toThrow(TypeError);
});
