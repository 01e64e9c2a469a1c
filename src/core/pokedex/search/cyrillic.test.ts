import { expect, test } from 'vitest';
import { getPokemon } from '#tests/pokedexOnDisk.ts';
import { soundCosts } from './cyrillic.ts';

/** The costs of the Pokémon for the word; undefined for a word in another script. */
const costsOf = (word: string, ...ids: string[]) => {
  const costOf = soundCosts(word);
  return costOf && ids.map((id) => costOf(getPokemon(id)));
};

test.each([
  ['a whole name before a name with the same consonants', 'муркроу', 'murkrow', 'growlithe'],
  [
    'a name that begins with the sound before one with the same first consonants',
    'гар',
    'garchomp',
    'growlithe',
  ],
  ['a name with the same first consonants before all others', 'гар', 'growlithe', 'pikachu'],
])('%s', (_, word, better, worse) => {
  const [cost, otherCost] = costsOf(word, better, worse) ?? [];
  expect(cost).toBeLessThan(otherCost ?? 0);
});

test('only the same sound fits a word of one consonant', () => {
  expect(costsOf('мью', 'mew', 'mewtwo', 'meowth')?.map(Number.isFinite)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a word in another script has no sound', () => {
  expect(costsOf('garchomp', 'garchomp')).toBeUndefined();
});
