// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualList } from './VirtualList.tsx';

beforeEach(() => {
  window.scrollY = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 300, 50),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const keys = Array.from({ length: 500 }, (_, index) => index);
const list = (rowKeys = keys) => (
  <VirtualList
    name="rows"
    labelledBy="title"
    keys={rowKeys}
    estimatedRowHeight={50}
    renderRow={(index) => <button type="button">Row {index}</button>}
  />
);
const rows = () => [...document.querySelectorAll('li')];
const printPage = (type: string) => act(() => void window.dispatchEvent(new Event(type)));

test('only the rows on the screen exist, with their places in the whole list', () => {
  render(list());
  expect([rows().length > 6, rows().length < 100]).toEqual([true, true]);
  const [, second] = rows();
  expect(['posinset', 'setsize'].map((each) => second?.getAttribute(`aria-${each}`))).toEqual([
    '2',
    '500',
  ]);
  expect(document.querySelector('ul')?.style.height).toMatch(/^[1-9]\d+px$/);
});

test('the first pass renders what comes into view, below the estimated start of the list', () => {
  const firstRows: number[] = [];
  const renderRow = (index: number) => {
    if (rows().length === 0) firstRows.push(index);
    return <p>Row {index}</p>;
  };
  render(
    <VirtualList {...{ keys, renderRow }} name="first" labelledBy="t" estimatedRowHeight={50} />,
  );
  const count = Math.ceil(window.innerHeight / 2 / 50);
  expect(firstRows).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(rows().length).toBeGreaterThan(count);
});

test('a step of a scroll renders only the rows that come into view', () => {
  const renderRow = vi.fn((index: number) => <p>Row {index}</p>);
  render(
    <VirtualList {...{ keys, renderRow }} name="few" labelledBy="t" estimatedRowHeight={50} />,
  );
  renderRow.mockClear();
  const before = rows().length;
  act(() => {
    window.scrollY = 100;
    fireEvent.scroll(window);
  });
  const indexes = renderRow.mock.calls.map(([index]) => index);
  expect(indexes.length).toBeGreaterThan(0);
  expect(indexes.filter((index) => index < before)).toEqual([]);
});

test('all rows are printed', () => {
  render(list());
  printPage('beforeprint');
  expect([rows().length, rows().at(-1)?.textContent]).toEqual([500, 'Row 499']);
  printPage('afterprint');
  expect(rows().length).toBeLessThan(100);
});

test('the row with the focus stays', () => {
  render(list());
  fireEvent.focus(document.querySelector('button')!);
  act(() => {
    window.scrollY = 10_000;
    fireEvent.scroll(window);
  });
  const texts = () => rows().map(({ textContent }) => textContent);
  expect([texts()[0], texts().includes('Row 200'), texts().includes('Row 1')]).toEqual([
    'Row 0',
    true,
    false,
  ]);
  fireEvent.blur(document.querySelector('button')!);
  expect(texts()).not.toContain('Row 0');
});
