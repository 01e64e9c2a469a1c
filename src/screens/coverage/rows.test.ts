import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orders } from '#calculators/coverage.ts';
import { coverage, modes } from '#engine/coverage.ts';
import { worldIn } from '#engine/situation.ts';
import { attackOf, strikes } from '#engine/strike.ts';
import { type OfficialType, types } from '#engine/type.ts';
import { type Entry, standardList, targetsOf } from '#pokedex/list.ts';
import { parsePokedex } from '#pokedex/pokemon.ts';
import { found, ordered, rowsOf } from './rows.ts';

const file = new URL('../../../public/pokedex.json', import.meta.url);
const pokedex = parsePokedex(JSON.parse(readFileSync(file, 'utf8')));
const standard = standardList('default', pokedex, 'en');
const modern = worldIn('default');

const entry = (number: string, name: string, typing: OfficialType[] = ['normal']): Entry => ({
  number,
  name,
  typing,
  abilities: [],
  hasOther: true,
});

const names = (rows: readonly { entry: Entry }[]) => rows.map(({ entry }) => entry.name);

describe('rows', () => {
  const attacks = fc
    .uniqueArray(fc.constantFrom(...strikes), { maxLength: 6 })
    .map((chosen) => chosen.map(attackOf));

  it('are judged as if each were judged alone, and each is in one mode', () => {
    fc.assert(
      fc.property(attacks, fc.boolean(), fc.constantFrom(...orders), (attacks, count, order) => {
        const rows = rowsOf(attacks, standard, count, modern);
        expect(rows.map(({ covered }) => covered)).toEqual(
          coverage(attacks, targetsOf(standard, count), modern),
        );
        const shown = modes.flatMap((mode) => ordered(rows, mode, order, 'en'));
        expect(new Set(shown).size).toBe(standard.length);
        expect(shown).toHaveLength(standard.length);
      }),
      { seed: 25, numRuns: 20 },
    );
  });

  const list = [
    entry('10', 'Zebra'),
    entry('', 'Nobody'),
    entry('#9b', 'émile'),
    entry('009a', 'Zebra 10'),
    entry('9', 'Zebra 9', ['rock', 'ghost']),
  ];

  it.each([
    ['number', ['émile', 'Zebra 10', 'Zebra 9', 'Zebra', 'Nobody']],
    ['name', ['émile', 'Nobody', 'Zebra', 'Zebra 9', 'Zebra 10']],
  ] as const)('are in the order of the %s', (order, expected) => {
    const rows = rowsOf([], list, false, modern);
    expect(names(ordered(rows, 'normal', order, 'en'))).toEqual(expected);
  });

  it('are in the order of the multiplier, the best hit first', () => {
    const hit = [
      entry('1', 'Twice', ['flying']),
      entry('2', 'Four times', ['fire', 'flying']),
      entry('3', 'Twice too', ['bug']),
    ];
    const rows = rowsOf([{ type: 'rock' }], hit, false, modern);
    expect(names(ordered(rows, 'weakness', 'multiplier', 'en'))).toEqual([
      'Four times',
      'Twice',
      'Twice too',
    ]);
  });
});

describe('the search in a list', () => {
  const rows = rowsOf([], standard, false, modern);

  it.each<[string, string, OfficialType | undefined, string[]]>([
    [
      'part of a name',
      'arizar',
      undefined,
      ['Charizard', 'Charizard (Mega Charizard X)', 'Charizard (Mega Charizard Y)'],
    ],
    ['words in any order', 'mega x char', undefined, ['Charizard (Mega Charizard X)']],
    ['no accents needed', 'flabebe', undefined, ['Flabébé']],
    ['a number with zeros before', '0151', undefined, ['Mew']],
    ['a name and a type', 'charizard', 'dragon', ['Charizard (Mega Charizard X)']],
    ['nothing like it', 'agumon', undefined, []],
  ])('finds %s: %s', (_, search, type, expected) => {
    expect(names(found(rows, search, type))).toEqual(expected);
  });

  it.each(types)('without a word finds everybody of the type: %s', (type) => {
    expect(found(rows, ' ', type)).toEqual(rows.filter(({ entry }) => entry.typing.includes(type)));
  });
});
