import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Generation } from '#engine/generation.ts';
import { type Entry, standardList } from './list.ts';
import { entriesIn, targetsOf } from './lists.ts';
import { parsePokedex } from './pokemon.ts';

// The Pokédex is asked for as soon as lists.ts is loaded, and no test needs it from there.
vi.hoisted(() => vi.stubGlobal('fetch', () => new Promise(() => {})));

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));

const plain: Entry = { number: '', name: 'Mine', typing: ['fire'], abilities: [], hasOther: true };

describe('an own entry in a generation', () => {
  it.each<[string, Generation, Partial<Entry>, Partial<Entry> | undefined]>([
    ['keeps three types where moves add one', 'default', { typing: ['fire', 'ice', 'bug'] }, {}],
    [
      'has two where they do not',
      'gen2',
      { typing: ['fire', 'ice', 'bug'] },
      { typing: ['fire', 'ice'] },
    ],
    [
      'drops a type that is not there yet',
      'gen1',
      { typing: ['steel', 'ice'] },
      { typing: ['ice'] },
    ],
    [
      'has room for the others then',
      'gen2',
      { typing: ['fairy', 'ice', 'bug'] },
      { typing: ['ice', 'bug'] },
    ],
    ['is left out without any', 'gen2', { typing: ['fairy'] }, undefined],
    [
      'has another ability where its own is of later',
      'gen2',
      { abilities: ['fluffy', 'levitate'], hasOther: false },
      { abilities: ['levitate'], hasOther: true },
    ],
    [
      'has none that tells in the first',
      'gen1',
      { abilities: ['levitate'], hasOther: false },
      { abilities: [], hasOther: true },
    ],
    ['keeps its only ability', 'gen2', { abilities: ['levitate'], hasOther: false }, {}],
  ])('%s: %s', (_, generation, own, there) => {
    const entry = { ...plain, ...own };
    expect(entriesIn(generation, [entry])).toEqual(there ? [{ ...entry, ...there }] : []);
  });
});

describe('targets', () => {
  const levitating: Entry = { ...plain, typing: ['psychic'], abilities: ['levitate'] };

  it.each<[string, boolean, Partial<Entry>, (string | undefined)[]]>([
    ['all the abilities it may have', true, {}, [undefined, 'levitate']],
    ['its only ability', true, { hasOther: false }, ['levitate']],
    ['none that tells', true, { abilities: [] }, [undefined]],
    ['none that is counted', false, {}, []],
  ])('have %s', (_, countAbilities, own, abilities) => {
    expect(targetsOf([{ ...levitating, ...own }], countAbilities)).toEqual([
      { typing: ['psychic'], abilities },
    ]);
  });

  it('are the same for all entries that are alike, and for no others', () => {
    const only = { ...levitating, hasOther: false };
    const [one, other, third] = targetsOf(
      [levitating, { ...levitating, name: 'Other' }, only],
      true,
    );
    expect(one).toBe(other);
    expect(one).not.toBe(third);
    const distinct = new Set(targetsOf(standardList('default', pokedex, 'en'), false));
    expect(distinct.size).toBeLessThan(18 * 18);
  });
});
