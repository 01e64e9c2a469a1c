import { expect, it } from 'vitest';
import { findNextIndex } from './rovingFocus.ts';

/** Three columns, the last row with one button in the middle of the first column's width. */
const boxes = [0, 100, 200, 0, 100, 200, 4].map((offsetLeft) => ({ offsetLeft, offsetWidth: 90 }));

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 2, undefined],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['Enter', 0, undefined],
])('%s moves from button %i to %j', (key, index, next) => {
  expect(findNextIndex(key, index, boxes)).toBe(next);
});
