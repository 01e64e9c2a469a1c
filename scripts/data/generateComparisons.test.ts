import { expect, it } from 'vitest';
import { comparisons } from '#tests/comparisons.ts';
import { generateComparisons } from './generateComparisons.ts';

it('counts the cells of nine charts, and the difference of a wrong one', () => {
  const wrong = () => ({
    ...comparisons.charts(),
    differences: ['9 fire water: 2 instead of 0.5'],
  });
  const { facts } = JSON.parse(generateComparisons({ charts: comparisons.charts, wrong }));
  expect(facts.charts).toMatchObject({
    // Generation 1 has 15 types, generations 2 to 5 have 17, later ones 18.
    count: 15 ** 2 + 4 * 17 ** 2 + 4 * 18 ** 2,
    differences: 0,
  });
  expect(facts.wrong).toMatchObject({ differences: 1 });
});

it.each(Object.entries(comparisons))('no difference of %s from another program', (_, compare) => {
  const { count, differences } = compare();
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThan(2500);
});
