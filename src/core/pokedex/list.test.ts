import { describe, expect, it } from 'vitest';
import { eras } from '#core/rulesets/era.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { entriesIn, type ListEntry, standardList, targetsOf } from './list.ts';
import { pokemonIn } from './pokemon.ts';
import { searchablesIn } from './searchable.ts';

function entry(id: string, ruleset: Ruleset = 'default', language = 'en'): ListEntry {
  const match = standardList(ruleset, searchablesIn(ruleset, pokedex), language).find(
    (each) => each.id === id,
  );
  if (!match) throw new Error(`No ${id} in the list of ${ruleset}.`);
  return match;
}

describe('the standard list', () => {
  it.each(eras)('has the Pokémon of the generation in Pokédex order: %s', (ruleset) => {
    expect(
      standardList(ruleset, searchablesIn(ruleset, pokedex), 'en').map(({ id }) => id),
    ).toEqual(pokemonIn(ruleset, pokedex).map(({ id }) => id));
  });

  it.each<[string, Ruleset, string[]]>([
    ['magnemite', 'gen1', ['electric']],
    ['magnemite', 'gen2', ['electric', 'steel']],
    ['clefairy', 'gen2', ['normal']],
    ['clefairy', 'default', ['fairy']],
  ])('has the typing of the generation: %s in %s', (id, ruleset, typing) => {
    expect(entry(id, ruleset).typing).toEqual(typing);
  });

  it.each<[string, string, string]>([
    ['charizard', 'de', 'Glurak'],
    ['charizard-mega-x', 'en', 'Charizard (Mega Charizard X)'],
    ['charizard', 'ja', 'リザードン'],
  ])('names a Pokémon in the language: %s, %s', (id, language, name) => {
    expect(entry(id, 'default', language).name).toBe(name);
  });

  it.each<[string, string, Ruleset, string[], boolean]>([
    ['only one that changes a matchup', 'vikavolt', 'default', ['levitate'], false],
    ['some that change one and others', 'bronzong', 'default', ['levitate', 'heatproof'], true],
    ['a hidden one that changes one', 'pikachu', 'default', ['lightning_rod'], true],
    ['none that changes one', 'charizard', 'default', [], true],
    ['one of a later generation', 'gengar', 'gen1', [], true],
    ['one of an older generation', 'gengar', 'gen2', ['levitate'], false],
  ])(
    'has the relevant abilities, and whether the Pokémon may have another one: %s',
    (_, id, ruleset, abilities, hasOther) => {
      expect(entry(id, ruleset)).toMatchObject({ abilities, hasOther });
    },
  );
});

const plain: ListEntry = {
  number: '',
  name: 'Mine',
  typing: ['fire'],
  abilities: [],
  hasOther: true,
};

describe("an entry of the player's list in a generation", () => {
  it.each<[string, Ruleset, Partial<ListEntry>, Partial<ListEntry> | undefined]>([
    ['keeps three types if moves can add one', 'default', { typing: ['fire', 'ice', 'bug'] }, {}],
    [
      'has two types if they cannot',
      'gen2',
      { typing: ['fire', 'ice', 'bug'] },
      { typing: ['fire', 'ice'] },
    ],
    [
      'loses a type of a later generation',
      'gen1',
      { typing: ['steel', 'ice'] },
      { typing: ['ice'] },
    ],
    [
      'keeps the other types',
      'gen2',
      { typing: ['fairy', 'ice', 'bug'] },
      { typing: ['ice', 'bug'] },
    ],
    ['is left out without types', 'gen2', { typing: ['fairy'] }, undefined],
    [
      'may have another ability if its own is of a later generation',
      'gen2',
      { abilities: ['fluffy', 'levitate'], hasOther: false },
      { abilities: ['levitate'], hasOther: true },
    ],
    [
      'has no ability in generation 1',
      'gen1',
      { abilities: ['levitate'], hasOther: false },
      { abilities: [], hasOther: true },
    ],
    ['keeps its only ability', 'gen2', { abilities: ['levitate'], hasOther: false }, {}],
  ])('%s: %s', (_, ruleset, fields, expected) => {
    const entry = { ...plain, ...fields };
    expect(entriesIn(ruleset, [entry])).toEqual(expected ? [{ ...entry, ...expected }] : []);
  });
});

describe('targets', () => {
  const levitating: ListEntry = { ...plain, typing: ['psychic'], abilities: ['levitate'] };

  it.each<[string, boolean, Partial<ListEntry>, (string | undefined)[]]>([
    ['all the abilities it may have', true, {}, [undefined, 'levitate']],
    ['its only ability', true, { hasOther: false }, ['levitate']],
    ['none that changes a matchup', true, { abilities: [] }, [undefined]],
    ['none if abilities are not counted', false, {}, []],
  ])('have %s', (_, countAbilities, fields, abilities) => {
    expect(targetsOf([{ ...levitating, ...fields }], countAbilities)).toEqual([
      { typing: ['psychic'], possibleAbilities: abilities },
    ]);
  });

  it('are shared by entries with the same typing and abilities, and by no others', () => {
    const only = { ...levitating, hasOther: false };
    const [one, other, third] = targetsOf(
      [levitating, { ...levitating, name: 'Other' }, only],
      true,
    );
    expect(one).toBe(other);
    expect(one).not.toBe(third);
    const distinct = new Set(
      targetsOf(standardList('default', searchablesIn('default', pokedex), 'en'), false),
    );
    expect(distinct.size).toBeLessThan(18 * 18);
  });
});
