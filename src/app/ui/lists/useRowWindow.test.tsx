// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRowWindow } from './useRowWindow.ts';

const height = 50;

/** The distance between the tops of two rows. */
const step = height + 8;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * height);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  // The list moves when the sheet scrolls.
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -document.querySelector('dialog')!.scrollTop, 300, height),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Rows({ count, extraIndex }: { count: number; extraIndex?: number | undefined }) {
  const rowWindow = useRowWindow(count, height, extraIndex);
  const indexes = rowWindow?.indexes ?? Array.from({ length: count }, (_, index) => index);
  return (
    <dialog open>
      <ul {...rowWindow?.listProps}>
        {indexes.map((index) => (
          <li key={index} data-index={index} {...rowWindow?.getRowProps(index)}>
            <button type="button">{index}</button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const rows = () => [...document.querySelectorAll('li')].map((row) => Number(row.textContent));

test('a short list has all rows', () => {
  render(<Rows count={50} />);
  expect(rows()).toHaveLength(50);
  expect(document.querySelector('li')?.hasAttribute('aria-setsize')).toBe(false);
});

test('a long list has the rows in view, the first and the last, with their places', () => {
  render(<Rows count={2000} />);
  expect(rows().length).toBeLessThan(40);
  expect([rows()[0], rows().at(-1)]).toEqual([0, 1999]);
  const last = [...document.querySelectorAll('li')].at(-1);
  expect(['posinset', 'setsize'].map((each) => last?.getAttribute(`aria-${each}`))).toEqual([
    '2000',
    '2000',
  ]);
});

test('rows that are not rendered leave their space', () => {
  render(<Rows count={2000} />);
  const spaces = [...document.querySelectorAll('li')].map((row) =>
    Number.parseFloat(row.style.marginTop),
  );
  expect(spaces.slice(0, 3)).toEqual([0, 8, 8]);
  const hidden = 2000 - rows().length;
  expect(spaces.at(-1)).toBe(8 + hidden * step);
});

test('the focused row, its neighbors and the extra row stay', () => {
  render(<Rows count={2000} extraIndex={1200} />);
  const [first] = document.querySelectorAll('button');
  act(() => first!.focus());
  const dialog = document.querySelector('dialog')!;
  act(() => {
    dialog.scrollTop = 500 * step;
    fireEvent.scroll(dialog);
  });
  const expectedRows = [0, 1, 500, 1200, 1999];
  expect(rows().filter((row) => expectedRows.includes(row))).toEqual(expectedRows);
  expect(rows()).not.toContain(100);
  expect(rows()).toEqual(rows().toSorted((one, other) => one - other));
});
