import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePokedex } from './parsePokedex.ts';
import { type Pokemon, type PokemonTag, tags } from './pokemon.ts';

const file = new URL('../../../public/pokedex.json', import.meta.url);
const json: Pokemon[] = JSON.parse(readFileSync(file, 'utf8'));
const mew = json.find(({ id }) => id === 'mew')!;

describe('the file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read without a warning', () => {
    const warn = vi.spyOn(console, 'warn');
    expect(parsePokedex(json)).toEqual(json);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'mew'],
    ['without id', { ...mew, id: undefined }],
    ['with a number that is not text', { ...mew, number: 151 }],
    ['without names', { ...mew, speciesNames: null }],
    ['with a name that is not text', { ...mew, speciesNames: { en: 151 } }],
    ['without names of its form', { ...mew, formNames: undefined }],
    ['without types', { ...mew, types: undefined }],
    ['with no type', { ...mew, types: [] }],
    ['with three types', { ...mew, types: ['fire', 'water', 'ice'] }],
    ['with an unknown type', { ...mew, types: ['sound'] }],
    ['with Stellar, which is no defending type', { ...mew, types: ['stellar'] }],
    ['without abilities', { ...mew, abilities: undefined }],
    ['with abilities that are not text', { ...mew, abilities: [7] }],
    ['with abilities that are null or objects', { ...mew, abilities: [null, {}] }],
    ['with older abilities that are no list', { ...mew, pastAbilities: 'levitate' }],
    ['with an older ability that is not text', { ...mew, pastAbilities: [[5, [7], '0']] }],
    ['with older abilities without slots', { ...mew, pastAbilities: [[5, ['levitate']]] }],
    ['with slots that are not text', { ...mew, slots: 0 }],
    ['without generation', { ...mew, generation: undefined }],
    ['with tags that are not a list', { ...mew, tags: 'legendary' }],
    ['with an unknown tag', { ...mew, tags: ['legendary', 'starter'] }],
  ])('leaves out a bad record with a warning: %s', (_, record) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(parsePokedex([record, mew, record])).toEqual([mew]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Left out 2 bad records of the Pokédex');
  });

  it.each<[string, readonly PokemonTag[] | undefined]>([
    ['one', ['legendary']],
    ['all', tags],
    ['no', undefined],
  ])('may give a Pokémon %s of the tags', (_, recordTags) => {
    const record = { ...mew, tags: recordTags };
    expect(parsePokedex([record])).toEqual([record]);
  });

  it.each<[string, unknown]>([
    ['an HTML page', '<!doctype html><title>Countertype</title>'],
    ['an object', { 0: mew, length: 1 }],
    ['nothing', null],
    ['an empty list', []],
  ])('is rejected if it is %s', (_, other) => {
    expect(() => parsePokedex(other)).toThrow(TypeError);
  });

  it('is rejected if it has only bad records', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(() => parsePokedex([{}])).toThrow('The Pokédex is empty');
  });
});
