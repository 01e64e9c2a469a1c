import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dexesOf, type Game, games } from '#engine/game.ts';
import { idsIn } from '#tests/gameLists.ts';
import { parseGameLists, pokemonOf } from './gameLists.ts';
import { parsePokedex } from './pokemon.ts';

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8'));
const pokedex = parsePokedex(read('pokedex.json'));
const file = read('games.json');
const lists = parseGameLists(file);

describe('the lists of a game', () => {
  it.each(Object.keys(games) as Game[])('%s: are those of the file', (game) => {
    expect(Object.keys(file[game]).sort()).toEqual([...dexesOf(game)].sort());
    for (const dex of dexesOf(game)) {
      const ids = [...pokemonOf(lists, game, dex, pokedex)].map(({ id }) => id);
      expect(ids).toEqual(idsIn(game, dex));
    }
  });
});

it.each([
  ['no file', undefined],
  ['a list', []],
  ['no size', { ...file, entries: undefined }],
  ['a game without lists', { ...file, platinum: undefined }],
  ['a list that is not text', { ...file, platinum: { all: 1, story: '' } }],
  ['a game without one of its lists', { ...file, platinum: { all: '' } }],
])('rejects %s', (_, json) => {
  expect(() => parseGameLists(json)).toThrow(TypeError);
});

it('rejects the lists of another Pokédex', () => {
  expect(() => pokemonOf(lists, 'platinum', 'all', pokedex.slice(1))).toThrow(RangeError);
});
