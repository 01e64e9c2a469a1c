import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecordKeys } from '#app/browser/records/database.ts';
import { type ListEntry, standardList } from '#core/pokedex/list.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { fakeLocks } from '#tests/fakeLocks.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { clearOwnList, getOwnList, keepOwnList, reloadOwnList } from './ownList.ts';
import { parseEntries } from './storedList.ts';

const bronzong: ListEntry = {
  number: '437',
  name: 'Bronzong',
  typing: ['steel', 'psychic'],
  abilities: ['levitate', 'heatproof'],
  hasOther: true,
  others: { Note: '“mine”' },
};

let session: Map<string, string>;
/** The longest text that the storage accepts. */
let maxTextLength: number;
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  session = new Map();
  maxTextLength = 1000;
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > maxTextLength) throw new DOMException('Full', 'QuotaExceededError');
        session.set(key, value);
      },
    },
  });
  reloadOwnList();
  warn.mockReset().mockReturnValue();
  return () => vi.unstubAllGlobals();
});

const done = (...entries: ListEntry[]) => ({ state: 'done', entries, isStored: true });
const none = { state: 'none' };
const pending = { state: 'pending' };

describe("the player's list", () => {
  it('does not exist at first', () => {
    expect(getOwnList()).toEqual(none);
  });

  it('survives a reload', () => {
    keepOwnList([bronzong]);
    reloadOwnList();
    expect(getOwnList()).toEqual(done(bronzong));
  });

  it('is not restored after it was cleared', () => {
    keepOwnList([bronzong]);
    clearOwnList();
    expect(getOwnList()).toEqual(none);
    reloadOwnList();
    expect(getOwnList()).toEqual(none);
  });

  it('is gone after a reset', () => {
    keepOwnList([bronzong]);
    session.clear();
    reloadOwnList();
    expect(getOwnList()).toEqual(none);
  });
});

describe("a player's list that is too large for the session storage", () => {
  const large = Array.from({ length: 20 }, () => bronzong);

  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    return async () => {
      clearOwnList();
      await expect.poll(readRecordKeys).toEqual([]);
    };
  });

  it('survives a reload, and no other list is in use until it is read', async () => {
    await keepOwnList(large);
    expect(getOwnList()).toEqual(done(...large));
    reloadOwnList();
    expect(getOwnList()).toEqual(pending);
    await expect.poll(getOwnList).toEqual(done(...large));
  });

  it('replaces a small list and can be replaced by one', async () => {
    await keepOwnList([bronzong]);
    await keepOwnList(large);
    await keepOwnList([bronzong]);
    reloadOwnList();
    expect(getOwnList()).toEqual(done(bronzong));
  });

  it.each<[string, () => unknown]>([
    ['is not restored after it was cleared', clearOwnList],
    ['is gone after a reset', () => session.clear()],
  ])('%s', async (_, forget) => {
    await keepOwnList(large);
    forget();
    reloadOwnList();
    expect(getOwnList()).toEqual(none);
    await expect.poll(readRecordKeys).toEqual([]);
  });

  it('leaves no record if it is cleared while it is stored', async () => {
    const storing = keepOwnList(large);
    clearOwnList();
    await storing;
    reloadOwnList();
    expect(getOwnList()).toEqual(none);
    expect(await readRecordKeys()).toEqual([]);
  });

  it('is no list if its record is missing', async () => {
    session.set('list', '{"record":"tab-1"}');
    reloadOwnList();
    expect(getOwnList()).toEqual(pending);
    await expect.poll(getOwnList).toEqual(none);
  });

  it('is used but not stored if the browser blocks the storage, and a reload restores no list', async () => {
    await keepOwnList([bronzong]);
    vi.stubGlobal('navigator', {});
    await keepOwnList(large);
    expect(getOwnList()).toEqual({ ...done(...large), isStored: false });
    reloadOwnList();
    expect(getOwnList()).toEqual(none);
  });
});

describe('a stored list', () => {
  it('is read as it was written', () => {
    const list = standardList('default', searchablesIn('default', pokedex), 'de');
    expect(parseEntries(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  it.each<[string, unknown]>([
    ['no list', { 0: bronzong }],
    ['an empty list', []],
    ['an entry that is null', [null]],
    ['a number that is not text', [{ ...bronzong, number: 437 }]],
    ['no name', [{ ...bronzong, name: '' }]],
    ['no type', [{ ...bronzong, typing: [] }]],
    ['a type that is no id', [{ ...bronzong, typing: ['Sound!'] }]],
    ['a type that only attacks', [{ ...bronzong, typing: ['stellar'] }]],
    ['a type twice', [{ ...bronzong, typing: ['steel', 'steel'] }]],
    ['four types', [{ ...bronzong, typing: ['steel', 'psychic', 'ice', 'fire'] }]],
    ['an ability that changes nothing', [{ ...bronzong, abilities: ['overgrow'] }]],
    ['an unknown ability', [{ ...bronzong, abilities: ['toString'] }]],
    ['no ability and no other', [{ ...bronzong, abilities: [], hasOther: false }]],
    ['no field for other abilities', [{ ...bronzong, hasOther: undefined }]],
    ['cells that are not text', [{ ...bronzong, others: { Note: 1 } }]],
    ['one bad entry among good ones', [bronzong, {}]],
  ])('is ignored with a warning: %s', (_, json) => {
    expect(parseEntries([bronzong])).toBeDefined();
    expect(parseEntries(json)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('may be any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect([undefined, json]).toContain(parseEntries(json));
      }),
    );
  });
});
