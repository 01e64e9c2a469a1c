import { expect, it, vi } from 'vitest';
import { comparisons } from '#tests/comparisons.ts';
import { countDifferences } from '#tests/countDifferences.ts';
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

it('has no figures of a comparison that fails', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('No such file');
  };
  const { facts } = JSON.parse(generateComparisons({ charts: comparisons.charts, broken }));
  expect(Object.keys(facts)).toEqual(['charts']);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it('counts explained differences apart, and an explanation that is no longer needed as a difference', () => {
  const rows = [
    { id: 'a', ours: 1, theirs: 1 },
    { id: 'b', ours: 1, theirs: 2 },
    { id: 'c', ours: 1, theirs: 2 },
  ];
  expect(countDifferences(rows, { b: 'A reason.', a: 'Another reason.' })).toEqual({
    count: 3,
    differences: ['c: 1 instead of 2', 'a: explained, but equal'],
    explained: 1,
  });
});

it.each(Object.entries(comparisons))(
  'no difference of %s from another source without a reason',
  (_, compare) => {
    const { count, differences } = compare();
    expect(differences).toEqual([]);
    expect(count).toBeGreaterThan(2500);
  },
);
