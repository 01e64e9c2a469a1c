import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Generation, generations } from '#engine/generation.ts';
import { type Entry, entriesIn, standardList, targetsOf } from './list.ts';
import { parsePokedex, pokemonIn } from './pokemon.ts';

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));

function entry(id: string, generation: Generation = 'default', language = 'en'): Entry {
  const found = standardList(generation, pokedex, language).find((each) => each.id === id);
  if (!found) throw new Error(`No ${id} in the list of ${generation}.`);
  return found;
}

describe('the standard list', () => {
  it.each(generations)('has the Pokémon of the generation in their order: %s', (generation) => {
    expect(standardList(generation, pokedex, 'en').map(({ id }) => id)).toEqual(
      pokemonIn(generation, pokedex).map(({ id }) => id),
    );
  });

  it.each<[string, Generation, string[]]>([
    ['magnemite', 'gen1', ['electric']],
    ['magnemite', 'gen2', ['electric', 'steel']],
    ['clefairy', 'gen2', ['normal']],
    ['clefairy', 'default', ['fairy']],
  ])('has the typing of the time: %s in %s', (id, generation, typing) => {
    expect(entry(id, generation).typing).toEqual(typing);
  });

  it.each<[string, string, string]>([
    ['charizard', 'de', 'Glurak'],
    ['charizard-mega-x', 'en', 'Charizard (Mega Charizard X)'],
    ['charizard', 'ja', 'リザードン'],
  ])('names a Pokémon in the language: %s, %s', (id, language, name) => {
    expect(entry(id, 'default', language).name).toBe(name);
  });

  it.each<[string, string, Generation, string[], boolean]>([
    ['one that changes a matchup and no other', 'vikavolt', 'default', ['levitate'], false],
    ['one that does and others', 'bronzong', 'default', ['levitate', 'heatproof'], true],
    ['a hidden one that does', 'pikachu', 'default', ['lightning_rod'], true],
    ['none that does', 'charizard', 'default', [], true],
    ['one of a later time', 'gengar', 'gen1', [], true],
    ['one of its time', 'gengar', 'gen2', ['levitate'], false],
  ])('tells whether it may have another ability: %s', (_, id, generation, abilities, hasOther) => {
    expect(entry(id, generation)).toMatchObject({ abilities, hasOther });
  });
});

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
      { typing: ['psychic'], possibleAbilities: abilities },
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
