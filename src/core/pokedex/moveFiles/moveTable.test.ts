import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseMoves } from './moveTable.ts';

const file = JSON.parse(readFileSync('public/moves.json', 'utf8'));

it('the file of moves is parsed', () => {
  expect(parseMoves(file).moves.get('Absorb')).toMatchObject({ type: 'grass', since: 1 });
});

it.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['a part is missing', { ...file, aliases: undefined }],
  ['the other moves are missing', { ...file, others: undefined }],
  ['a move is no text', { ...file, moves: { ...file.moves, Absorb: 7 } }],
  ['a move has an unknown type', { ...file, moves: { ...file.moves, Absorb: 'sound 1' } }],
  ['a move has no generation', { ...file, moves: { ...file.moves, Absorb: 'grass' } }],
  ['a type depends on something unknown', { ...file, typeSources: { Judgment: 'mood' } }],
  ['a game is unknown', { ...file, games: {} }],
])('a file of moves is refused: %s', (_, json) => {
  expect(() => parseMoves(json)).toThrow(TypeError);
});
