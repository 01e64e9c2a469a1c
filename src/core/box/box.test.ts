import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoxPokemon,
  boxMarks,
  levelOfSet,
  maxBoxPokemon,
  mergePokemon,
  parseBoxPokemon,
} from './box.ts';

const boxOf = (...texts: string[]): BoxPokemon[] =>
  texts.map((text) => {
    const [id = '', set = '', mark = ''] = text.split(' ');
    return { id, set, mark: boxMarks.find((each) => each === mark) ?? 'box' };
  });

describe('a merge', () => {
  it.each<[string, string[], string[], boolean, string[]]>([
    ['adds what is new', ['a Mew'], ['b Abra'], false, ['a Mew', 'b Abra']],
    ['changes what is there', ['a Abra team'], ['a Kadabra'], false, ['a Kadabra']],
    ['leaves the fainted ones', ['a Abra fainted'], ['a Abra team'], true, ['a Abra fainted']],
    [
      'of a save ends the old party',
      ['a Mew team'],
      ['b Abra team'],
      true,
      ['a Mew', 'b Abra team'],
    ],
    ['of a text leaves the party', ['a Mew team'], ['b Abra'], false, ['a Mew team', 'b Abra']],
  ])('%s', (_, current, incoming, isWhole, result) => {
    expect(mergePokemon(boxOf(...current), boxOf(...incoming), isWhole).pokemon).toEqual(
      boxOf(...result),
    );
  });

  const boxes = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      set: fc.constantFrom('Mew', 'Abra'),
      mark: fc.constantFrom(...boxMarks),
    }),
    { selector: ({ id }) => id },
  );

  it('loses nothing, has nothing twice, and changes nothing the second time', () => {
    fc.assert(
      fc.property(boxes, boxes, fc.boolean(), (current, incoming, isWhole) => {
        const { pokemon, added } = mergePokemon(current, incoming, isWhole);
        const ids = pokemon.map(({ id }) => id);
        expect(ids.slice(0, current.length)).toEqual(current.map(({ id }) => id));
        expect(new Set(ids)).toEqual(new Set([...current, ...incoming].map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        expect(added).toBe(pokemon.length - current.length);
        const again = mergePokemon(pokemon, incoming, isWhole);
        expect([again.pokemon, again.added, again.changed]).toEqual([pokemon, 0, 0]);
        for (const { id } of current.filter(({ mark }) => mark === 'fainted'))
          expect(pokemon.find((each) => each.id === id)?.mark).toBe('fainted');
      }),
    );
  });

  it('stops at the limit, and says how many are left out', () => {
    const many = Array.from({ length: maxBoxPokemon + 3 }, (_, index) => boxOf(`${index} Mew`)[0]!);
    expect(mergePokemon(boxOf('x Mew'), many, false)).toMatchObject({
      ...{ added: maxBoxPokemon - 1, leftOut: 4 },
      pokemon: { length: maxBoxPokemon },
    });
  });
});

it.each<[string, number | undefined]>([
  ['Mew\nLevel: 40\n- Psychic', 40],
  ['Mew\nLevel: 5  ', 5],
  ['Mew', undefined],
  ['Level: 7 (Mew)', undefined],
])('the level of %j is %j', (set, level) => expect(levelOfSet(set)).toBe(level));

it.each([
  null,
  7,
  {},
  { id: '', set: 'Mew', mark: 'box' },
  { id: 'a', set: 'Mew', mark: 'away' },
  { id: 'a', set: 'x'.repeat(2000), mark: 'box' },
])('%j is no Pokémon of a list', (value) => expect(parseBoxPokemon(value)).toBeUndefined());
