import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Entry, standardList } from './list.ts';
import { forgetOwnList, keepOwnList, ownList, rereadOwnList } from './ownList.ts';
import { parsePokedex } from './pokemon.ts';
import { parseEntries } from './storedList.ts';

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));

const bronzong: Entry = {
  number: '437',
  name: 'Bronzong',
  typing: ['steel', 'psychic'],
  abilities: ['levitate', 'heatproof'],
  hasOther: true,
  others: { Note: '“mine”' },
};

let session: Map<string, string>;
/** The longest text the storage takes. */
let room: number;
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  session = new Map();
  room = 1000;
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
        session.set(key, value);
      },
    },
  });
  rereadOwnList();
  warn.mockReset().mockReturnValue();
  return () => vi.unstubAllGlobals();
});

describe('the own list', () => {
  it('is none at first', () => {
    expect(ownList()).toBeUndefined();
  });

  it('survives a reload', () => {
    keepOwnList([bronzong]);
    rereadOwnList();
    expect(ownList()).toEqual([bronzong]);
  });

  it('is forgotten for good', () => {
    keepOwnList([bronzong]);
    forgetOwnList();
    expect(ownList()).toBeUndefined();
    rereadOwnList();
    expect(ownList()).toBeUndefined();
  });

  it('is gone after a reset', () => {
    keepOwnList([bronzong]);
    session.clear();
    rereadOwnList();
    expect(ownList()).toBeUndefined();
  });

  it('that finds no room is used all the same, and the one before does not come back', () => {
    keepOwnList([bronzong]);
    room = 10;
    keepOwnList([bronzong, bronzong]);
    expect(ownList()).toEqual([bronzong, bronzong]);
    expect(warn).toHaveBeenCalledTimes(1);
    rereadOwnList();
    expect(ownList()).toBeUndefined();
  });
});

describe('a stored list', () => {
  it('is read as it was written', () => {
    const list = standardList('default', pokedex, 'de');
    expect(parseEntries(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each<[string, unknown]>([
    ['no list', { 0: bronzong }],
    ['nobody', []],
    ['an entry that is none', [null]],
    ['a number that is no text', [{ ...bronzong, number: 437 }]],
    ['no name', [{ ...bronzong, name: '' }]],
    ['no type', [{ ...bronzong, typing: [] }]],
    ['a type of other games', [{ ...bronzong, typing: ['sound'] }]],
    ['a type that only attacks', [{ ...bronzong, typing: ['stellar'] }]],
    ['a type twice', [{ ...bronzong, typing: ['steel', 'steel'] }]],
    ['four types', [{ ...bronzong, typing: ['steel', 'psychic', 'ice', 'fire'] }]],
    ['an ability that changes nothing', [{ ...bronzong, abilities: ['overgrow'] }]],
    ['an ability no player ticks', [{ ...bronzong, abilities: ['toString'] }]],
    ['no ability and no other', [{ ...bronzong, abilities: [], hasOther: false }]],
    ['no word on other abilities', [{ ...bronzong, hasOther: undefined }]],
    ['cells that are no text', [{ ...bronzong, others: { Note: 1 } }]],
    ['one bad entry among good ones', [bronzong, {}]],
  ])('is left alone with a warning: %s', (_, json) => {
    expect(parseEntries([bronzong])).toBeDefined();
    expect(parseEntries(json)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect([undefined, json]).toContain(parseEntries(json));
      }),
      { seed: 25, numRuns: 500 },
    );
  });
});
