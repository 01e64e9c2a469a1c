// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Sortable } from './Sortable.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Letters({ onMove, isFixed = false }: { onMove: () => void; isFixed?: boolean }) {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  return (
    <Sortable
      label="Letters"
      help="Move them"
      isFixed={isFixed}
      getHandleLabel={(index) => `Move ${letters[index]}`}
      onTap={onTap}
      onMove={(from, to) => {
        onMove();
        const rest = letters.toSpliced(from, 1);
        setLetters(rest.toSpliced(to, 0, letters[from]!));
      }}
      count={letters.length}
      renderItem={(index) => <span>{letters[index]}</span>}
    />
  );
}

const onMove = vi.fn<() => void>();
const onTap = vi.fn<(index: number) => void>();
const order = () => document.querySelector('ul')?.textContent;
const handle = (letter: string) =>
  document.querySelector<HTMLElement>(`[aria-label="Move ${letter}"]`)!;
const focusedName = () => document.activeElement?.getAttribute('aria-label');

/** Shows the letters, each 100 pixels high, one below the other. */
function renderLetters(isFixed = false): HTMLElement {
  onMove.mockClear();
  onTap.mockClear();
  const { container } = render(<Letters onMove={onMove} isFixed={isFixed} />);
  for (const [index, item] of [...container.querySelectorAll('li')].entries())
    item.getBoundingClientRect = () => new DOMRect(0, index * 100, 100, 100);
  const list = container.querySelector('ul')!;
  list.setPointerCapture = () => {};
  return list;
}

test.each([
  ['ArrowDown', 'a', 'bac', 'Move a'],
  ['ArrowRight', 'b', 'acb', 'Move b'],
  ['ArrowUp', 'c', 'acb', 'Move c'],
  ['ArrowLeft', 'b', 'bac', 'Move b'],
  ['ArrowUp', 'a', 'abc', 'Move a'],
  ['ArrowDown', 'c', 'abc', 'Move c'],
  ['Enter', 'a', 'abc', 'Move a'],
])('%s on the handle of %s makes %s', (key, letter, expected, focused) => {
  renderLetters();
  handle(letter).focus();
  const isDefault = fireEvent.keyDown(handle(letter), { key });
  expect([order(), focusedName()]).toEqual([expected, focused]);
  expect(isDefault).toBe(expected === 'abc');
  expect(onMove).toHaveBeenCalledTimes(expected === 'abc' ? 0 : 1);
});

test('a drag with the mouse moves at once, and stays where it ends', () => {
  const list = renderLetters();
  fireEvent.pointerDown(handle('a'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect([order(), list.querySelector('[data-dragged]')?.textContent]).toEqual(['bca', 'a']);
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect([onMove.mock.calls.length, focusedName()]).toEqual([1, 'Move a']);
  fireEvent.pointerUp(list);
  expect(list.querySelector('[data-dragged]')).toBeNull();
  fireEvent.pointerMove(list, { clientX: 50, clientY: 10 });
  expect(order()).toBe('bca');
});

test.each([
  ['Escape', (list: HTMLElement) => fireEvent.keyDown(list, { key: 'Escape' }), 'abc'],
  ['another key', (list: HTMLElement) => fireEvent.keyDown(list, { key: 'x' }), 'bca'],
  ['the end by the system', (list: HTMLElement) => fireEvent.pointerCancel(list), 'abc'],
])('%s during a drag', (_, end, expected) => {
  const list = renderLetters();
  fireEvent.pointerDown(handle('a'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  end(list);
  expect([order(), focusedName()]).toEqual([expected, 'Move a']);
});

test('only the main button drags', () => {
  const list = renderLetters();
  fireEvent.pointerDown(handle('a'), { button: 2, pointerType: 'mouse' });
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(order()).toBe('abc');
});

test('a finger drags after a moment, and the page does not scroll then', () => {
  vi.useFakeTimers();
  const list = renderLetters();
  const touchMove = () => fireEvent.touchMove(list, { cancelable: true });
  fireEvent.pointerDown(handle('a'), { button: 0, pointerType: 'touch' });
  expect(touchMove()).toBe(true);
  fireEvent.pointerUp(list);
  vi.runAllTimers();
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect(order()).toBe('abc');
  fireEvent.pointerDown(handle('a'), { button: 0, pointerType: 'touch' });
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect(order()).toBe('abc');
  act(() => void vi.runAllTimers());
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect([order(), touchMove()]).toEqual(['bca', false]);
});

// Regression: a tap on the handle of a member did nothing, while one beside it edits.
test.each([
  ['a tap of a finger', 'touch', 0, [[1]]],
  ['a press of a finger', 'touch', 1000, []],
  ['a press of the mouse', 'mouse', 0, []],
])('%s on a handle', (_, pointerType, duration, taps) => {
  vi.useFakeTimers();
  renderLetters();
  fireEvent.pointerDown(handle('b'), { button: 0, pointerType });
  act(() => void vi.advanceTimersByTime(duration));
  fireEvent.pointerUp(handle('b'));
  fireEvent.click(handle('b'));
  expect([onTap.mock.calls, order()]).toEqual([taps, 'abc']);
});

test.each([
  ['beside the handle', { clientX: 43, clientY: 43 }, 'touch', 'bca'],
  ['too far to the right', { clientX: 45, clientY: 20 }, 'touch', 'abc'],
  ['too far down', { clientX: 20, clientY: 45 }, 'touch', 'abc'],
  ['with the mouse', { clientX: 20, clientY: 20 }, 'mouse', 'abc'],
])('a press on the content of an item, %s', (_, place, pointerType, expected) => {
  vi.useFakeTimers();
  const list = renderLetters();
  fireEvent.pointerDown(list.querySelector('span')!, { button: 0, pointerType, ...place });
  act(() => void vi.runAllTimers());
  fireEvent.pointerMove(list, { clientX: 50, clientY: 290 });
  expect(order()).toBe(expected);
});

test('a fixed list has disabled handles with a description', () => {
  renderLetters(true);
  expect(handle('a')).toHaveProperty('disabled', true);
  const helpId = handle('a').getAttribute('aria-describedby');
  expect(document.getElementById(helpId!)?.textContent).toBe('Move them');
});
