import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, coverageModes } from '#core/answers/coverage.ts';
import { type OfficialType, types } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { attackOf, strikes } from '#core/hit/strike.ts';
import { emptyPokemonFilter, listOrders } from '#core/links/coverage.ts';
import { type ListEntry, standardList, targetsOf } from '#core/pokedex/list.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { slowRuns } from '#tests/runs.ts';
import { createRowFilter, createRows, filterRows, sortRows } from './rows.ts';

const standard = standardList('default', searchablesIn('default', pokedex), 'en');
const modern = worldIn('default');

const entry = (number: string, name: string, typing: OfficialType[] = ['normal']): ListEntry => ({
  number,
  name,
  typing,
  abilities: [],
  hasOther: true,
});

const names = (rows: readonly { entry: ListEntry }[]) => rows.map(({ entry }) => entry.name);

describe('rows', () => {
  const attacks = fc
    .uniqueArray(fc.constantFrom(...strikes), { maxLength: 6 })
    .map((chosen) => chosen.map((strike) => attackOf(strike)));

  it('have the results of coverage, and each is in exactly one mode', () => {
    fc.assert(
      fc.property(
        attacks,
        fc.boolean(),
        fc.constantFrom(...listOrders),
        (attacks, count, order) => {
          const rows = createRows(attacks, standard, count, modern);
          expect(rows.map(({ result }) => result)).toEqual(
            coverage(attacks, targetsOf(standard, count), modern),
          );
          const sortedRows = coverageModes.flatMap((mode) => sortRows(rows, mode, order, 'en'));
          expect(new Set(sortedRows).size).toBe(standard.length);
          expect(sortedRows).toHaveLength(standard.length);
        },
      ),
      { numRuns: slowRuns },
    );
  });

  const list = [
    entry('10', 'Zebra'),
    entry('', 'Nobody'),
    entry('#9b', 'émile'),
    entry('009a', 'Zebra 10'),
    entry('9', 'Zebra 9', ['rock', 'ghost']),
    entry('-11', 'Minus'),
  ];

  it.each([
    ['number', ['émile', 'Zebra 10', 'Zebra 9', 'Zebra', 'Minus', 'Nobody']],
    ['name', ['émile', 'Minus', 'Nobody', 'Zebra', 'Zebra 9', 'Zebra 10']],
  ] as const)('are sorted by %s', (order, expected) => {
    const rows = createRows([], list, false, modern);
    expect(names(sortRows(rows, 'normal', order, 'en'))).toEqual(expected);
  });

  it('are sorted by multiplier, the highest first', () => {
    const entries = [
      entry('1', 'Twice', ['flying']),
      entry('2', 'Four times', ['fire', 'flying']),
      entry('3', 'Twice too', ['bug']),
    ];
    const rows = createRows([{ type: 'rock' }], entries, false, modern);
    expect(names(sortRows(rows, 'weakness', 'multiplier', 'en'))).toEqual([
      'Four times',
      'Twice',
      'Twice too',
    ]);
  });
});

describe('the search in a list', () => {
  const rows = createRows([], standard, false, modern);

  it.each<[string, string, OfficialType | undefined, string[]]>([
    [
      'part of a name',
      'arizar',
      undefined,
      ['Charizard', 'Charizard (Mega Charizard X)', 'Charizard (Mega Charizard Y)'],
    ],
    ['words in any order', 'mega x char', undefined, ['Charizard (Mega Charizard X)']],
    ['a name without its accents', 'flabebe', undefined, ['Flabébé']],
    ['a number with leading zeros', '0151', undefined, ['Mew']],
    ['a name and a type', 'charizard', 'dragon', ['Charizard (Mega Charizard X)']],
    ['no match', 'agumon', undefined, []],
  ])('finds %s: %s', (_, search, type, expected) => {
    const matches = createRowFilter({ ...emptyPokemonFilter, type }, standard, false, modern);
    expect(names(filterRows(rows, search, matches))).toEqual(expected);
  });

  it.each(types)('without a word finds every Pokémon of the type: %s', (type) => {
    const matches = createRowFilter({ ...emptyPokemonFilter, type }, standard, false, modern);
    expect(filterRows(rows, ' ', matches)).toEqual(
      rows.filter(({ entry }) => entry.typing.includes(type)),
    );
  });
});
