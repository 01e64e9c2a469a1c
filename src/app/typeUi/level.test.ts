import { expect, test } from 'vitest';
import { getMultiplierLevel } from './level.ts';

test.each([
  [0, 'nothing'],
  [1 / 8, 'muchLess'],
  [1 / 4, 'muchLess'],
  [1 / 2, 'less'],
  [1, 'same'],
  [1.5, 'more'],
  [2, 'more'],
  [4, 'muchMore'],
  [8, 'muchMore'],
])('%s× is %s', (multiplier, level) => {
  expect(getMultiplierLevel(multiplier)).toBe(level);
});
