// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isLargeChart, useGrowingRows, useSlicedRows } from './useSlicedRows.ts';

/** The rows of each render. */
const renders: string[][] = [];

afterEach(() => {
  cleanup();
  renders.length = 0;
});

function note(rows: readonly string[]): null {
  renders.push([...rows]);
  if (renders.length > 50) throw new Error('It never stops drawing');
  return null;
}

function Sliced({ rows, columnCount }: { rows: readonly string[]; columnCount: number }) {
  return note(useSlicedRows(rows, columnCount));
}

function Growing({ rows }: { rows: readonly string[] }) {
  return note(useGrowingRows(rows));
}

const makeRows = (count: number, text = 'row') =>
  Array.from({ length: count }, (_, index) => `${text} ${index}`);

/** The numbers of rows of the renders since the last call. */
const counts = () => [...new Set(renders.splice(0).map(({ length }) => length))];

test('a chart of more than 24 types is large', () => {
  expect([24, 25].map(isLargeChart)).toEqual([false, true]);
});

test('a chart of the games appears at once', () => {
  render(<Sliced rows={makeRows(18)} columnCount={18} />);
  expect(counts()).toEqual([18]);
});

test('a chart of 24 types appears with as many cells as one of the games, then the rest', () => {
  render(<Sliced rows={makeRows(24)} columnCount={24} />);
  // 324 cells are 13.5 rows.
  expect(counts()).toEqual([14, 24]);
});

test('a large chart appears after its heads, 160 cells at a time', () => {
  render(<Sliced rows={makeRows(14)} columnCount={40} />);
  expect(counts()).toEqual([0, 4, 8, 12, 14]);
});

test('rows that change are drawn a slice at a time, and the others stay', () => {
  const rows = makeRows(10);
  const { rerender } = render(<Sliced rows={rows} columnCount={40} />);
  counts();
  const changed = [...rows.slice(0, 2), ...makeRows(8, 'new')];
  rerender(<Sliced rows={changed} columnCount={40} />);
  const news = renders
    .splice(0)
    .map((rowsNow) => rowsNow.filter((row) => row.startsWith('new')).length);
  expect([...new Set(news)]).toEqual([0, 4, 8]);
  rerender(<Sliced rows={changed.slice(0, 9)} columnCount={40} />);
  expect(renders.at(-1)).toEqual(changed.slice(0, 9));
  renders.length = 0;
  rerender(<Sliced rows={changed.slice(0, 9)} columnCount={40} />);
  expect(renders).toEqual([changed.slice(0, 9)]);
});

test('a large table grows by twelve rows, a later change shows at once', () => {
  const { rerender } = render(<Growing rows={makeRows(30)} />);
  expect(counts()).toEqual([12, 24, 30]);
  rerender(<Growing rows={makeRows(30, 'new')} />);
  expect(renders[0]?.at(-1)).toBe('new 29');
  expect(counts()).toEqual([30]);
});

test('a small table appears at once', () => {
  render(<Growing rows={makeRows(24)} />);
  expect(counts()).toEqual([24]);
  // 25 rows are a large one; no render follows that of the last row.
  render(<Growing rows={makeRows(25)} />);
  expect(renders.length).toBe(3);
});
