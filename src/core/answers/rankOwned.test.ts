import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOwnedFirst } from './rankOwned.ts';

/** Ranks numbers, the smallest first. */
const rank = (candidates: readonly number[], limit: number) =>
  [...candidates.entries()]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, limit)
    .map(([candidate]) => ({ candidate }));

const rankAll = (candidates: readonly number[], ownedCount: number, limit: number) =>
  rankOwnedFirst(candidates, ownedCount, limit, rank).map(({ candidate }) => candidate);

it('what the player owns comes first, however good the others are', () => {
  expect(rankAll([9, 8, 1, 2], 2, 9)).toEqual([1, 0, 2, 3]);
  expect(rankAll([9, 8, 1, 2], 2, 3)).toEqual([1, 0, 2]);
  expect(rankAll([9, 8, 1, 2], 2, 1)).toEqual([1]);
});

it('has each candidate once, and the same order as without owned ones in either part', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99)), fc.nat(9), fc.nat(12), (candidates, count, limit) => {
      const ownedCount = Math.min(count, candidates.length);
      const ranked = rankAll(candidates, ownedCount, limit);
      const isOwned = (index: number) => index < ownedCount;
      expect(ranked).toEqual(
        rank(candidates, candidates.length)
          .map(({ candidate }) => candidate)
          .toSorted((one, other) => Number(isOwned(other)) - Number(isOwned(one)))
          .slice(0, limit),
      );
    }),
  );
});
