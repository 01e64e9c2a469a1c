import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { parseLearners } from './learnersFile.ts';
import { parseLearnFile } from './learnFile.ts';

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8'));
const table = parseMoves(read('moves.json'));
const learn = read('learn/9.json');
const learners = read('learners/9.json');
const { entries } = learn;

describe.each([
  ['a file of what Pokémon learn', learn, parseLearnFile, 'level'],
  ['a file of who learns a move', learners, parseLearners, 'machine'],
] as const)('%s', (_, file, parse, name) => {
  it('is for one Pokédex', () => {
    expect(() => parse(file, entries, table)).not.toThrow();
    expect(() => parse(file, entries + 1, table)).toThrow(TypeError);
    expect(() => parse({ ...file, entries: entries + 1 }, entries, table)).toThrow(TypeError);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a text', 'text'],
    ['no list of the unknown', { ...file, unknown: undefined }],
    ['half of a text', { ...file, [name]: file[name].slice(0, file[name].length >> 1) }],
    ['a text of other letters', { ...file, [name]: file[name].replace(/./, '+') }],
    ['no text', { ...file, [name]: 7 }],
  ])('is refused: %s', (_, json) => {
    expect(() => parse(json, entries, table)).toThrow(TypeError);
  });
});

it('files for other moves are refused', () => {
  const fewer = { ...table, moves: new Map([...table.moves].slice(0, 20)) };
  expect(() => parseLearnFile(learn, entries, fewer)).toThrow(TypeError);
  const positions = new Map([...table.positions].slice(1));
  expect(() => parseLearners(learners, entries, { ...table, positions })).toThrow(TypeError);
});
