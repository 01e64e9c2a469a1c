import { expect, test } from 'vitest';
import { findNextRow } from './rowFocus.ts';

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowUp', 0, -1],
  ['ArrowRight', 1, -1],
  ['a', 1, -1],
])('%s in row %i of three moves to row %i', (key, index, next) => {
  expect(findNextRow(key, index, 3)).toBe(next);
});
