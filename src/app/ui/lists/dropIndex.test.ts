import { describe, expect, it } from 'vitest';
import { findDropIndex } from './dropIndex.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe('in one column', () => {
  const column = [box(0, 0), box(0, 50), box(0, 100)];

  it.each([
    ['stays until the middle of the next item', 0, 69, 0],
    ['stays at the very middle', 0, 70, 0],
    ['passes the next item at its middle', 0, 71, 1],
    ['passes all items', 0, 500, 2],
    ['moves up past the middle of the previous item', 2, 69, 1],
    ['moves to the top', 2, -10, 0],
  ])('%s', (_, draggedIndex, y, index) => {
    expect(findDropIndex(column, draggedIndex, 300, y)).toBe(index);
  });
});

describe('side by side', () => {
  const grid = [box(0, 0), box(110, 0), box(0, 50)];

  it.each([
    ['takes the index of the item under the pointer', 0, 150, 20, 1],
    ['takes an index in another row', 1, 50, 60, 2],
    ['takes the first index at the left and upper edge', 2, 0, 0, 0],
    ['takes an index at the right and lower edge', 2, 210, 40, 1],
    ['stays between the items', 0, 105, 20, 0],
    ['stays outside of the list', 2, 500, 500, 2],
  ])('%s', (_, draggedIndex, x, y, index) => {
    expect(findDropIndex(grid, draggedIndex, x, y)).toBe(index);
  });
});
