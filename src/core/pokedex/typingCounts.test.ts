import { expect, it } from 'vitest';
import type { OfficialType } from '#core/charts/type.ts';
import type { ListEntry } from './list.ts';
import { countTypings } from './typingCounts.ts';

const entryOf = (...typing: readonly OfficialType[]): ListEntry => ({
  ...{ number: '', name: typing.join(), typing, abilities: [], hasOther: true },
});

it('counts pairs in any order, single types alone, and the pairs of three types', () => {
  const countOf = countTypings([
    entryOf('water'),
    entryOf('water', 'ground'),
    entryOf('ground', 'water'),
    entryOf('fire', 'water', 'ground'),
  ]);
  expect(countOf(['water'])).toBe(1);
  expect(countOf(['ground'])).toBe(0);
  expect([countOf(['water', 'ground']), countOf(['ground', 'water'])]).toEqual([3, 3]);
  expect([countOf(['fire', 'water']), countOf(['fire', 'ice'])]).toEqual([1, 0]);
});
