import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordKeys } from '#browser/database.ts';
import { fakeLocks } from '#tests/fakeLocks.ts';
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

const done = (...entries: Entry[]) => ({ state: 'done', entries, isStored: true });
const none = { state: 'none' };
const pending = { state: 'pending' };

describe('the own list', () => {
  it('is none at first', () => {
    expect(ownList()).toEqual(none);
  });

  it('survives a reload', () => {
    keepOwnList([bronzong]);
    rereadOwnList();
    expect(ownList()).toEqual(done(bronzong));
  });

  it('is forgotten for good', () => {
    keepOwnList([bronzong]);
    forgetOwnList();
    expect(ownList()).toEqual(none);
    rereadOwnList();
    expect(ownList()).toEqual(none);
  });

  it('is gone after a reset', () => {
    keepOwnList([bronzong]);
    session.clear();
    rereadOwnList();
    expect(ownList()).toEqual(none);
  });
});

describe('an own list that is too large for the session storage', () => {
  const large = Array.from({ length: 20 }, () => bronzong);

  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    return async () => {
      forgetOwnList();
      await vi.waitFor(async () => expect(await recordKeys()).toEqual([]));
    };
  });

  it('survives a reload, and until it is read no other list is in use', async () => {
    await keepOwnList(large);
    expect(ownList()).toEqual(done(...large));
    rereadOwnList();
    expect(ownList()).toEqual(pending);
    await vi.waitFor(() => expect(ownList()).toEqual(done(...large)));
  });

  it('takes the place of a small one, and gives it up again', async () => {
    await keepOwnList([bronzong]);
    await keepOwnList(large);
    await keepOwnList([bronzong]);
    rereadOwnList();
    expect(ownList()).toEqual(done(bronzong));
  });

  it.each<[string, () => unknown]>([
    ['is forgotten for good', forgetOwnList],
    ['is gone after a reset', () => session.clear()],
  ])('%s', async (_, forget) => {
    await keepOwnList(large);
    forget();
    rereadOwnList();
    expect(ownList()).toEqual(none);
    await vi.waitFor(async () => expect(await recordKeys()).toEqual([]));
  });

  it('that is forgotten while it is stored leaves nothing behind', async () => {
    const storing = keepOwnList(large);
    forgetOwnList();
    await storing;
    rereadOwnList();
    expect(ownList()).toEqual(none);
    expect(await recordKeys()).toEqual([]);
  });

  it('that is no longer there is none', async () => {
    session.set('list', '{"record":"tab-1"}');
    rereadOwnList();
    expect(ownList()).toEqual(pending);
    await vi.waitFor(() => expect(ownList()).toEqual(none));
  });

  it('is used but not stored where the browser refuses, and the one before does not come back', async () => {
    await keepOwnList([bronzong]);
    vi.stubGlobal('navigator', {});
    await keepOwnList(large);
    expect(ownList()).toEqual({ ...done(...large), isStored: false });
    rereadOwnList();
    expect(ownList()).toEqual(none);
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
