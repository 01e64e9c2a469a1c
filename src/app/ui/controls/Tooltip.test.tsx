// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip content="It removes them">
      {(description) => (
        <button type="button" {...description}>
          Clear
        </button>
      )}
    </Tooltip>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => document.querySelector('button')!;
const isOpen = () => !document.querySelector<HTMLElement>('[role=tooltip]')!.hidden;

/** The pointer enters and rests. */
function hover(pointerType = 'mouse'): void {
  fireEvent.pointerEnter(button().parentElement!, { pointerType });
  act(() => void vi.runAllTimers());
}

test('it describes its control', () => {
  const id = button().getAttribute('aria-describedby')!;
  expect(document.getElementById(id)?.textContent).toBe('It removes them');
});

test.each([
  ['the pointer leaves', () => fireEvent.pointerLeave(button().parentElement!)],
  ['the control is pressed', () => fireEvent.pointerDown(button())],
  ['the control loses the focus', () => fireEvent.blur(button())],
  ['Escape is pressed', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('it opens when the pointer rests, and closes when %s', (_, close) => {
  expect(isOpen()).toBe(false);
  hover();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(isOpen()).toBe(true);
  close();
  expect(isOpen()).toBe(false);
});

test('it stays closed for a finger, and for a pointer that passes', () => {
  hover('touch');
  expect(isOpen()).toBe(false);
  fireEvent.pointerEnter(button().parentElement!, { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
  fireEvent.pointerLeave(button().parentElement!);
  act(() => void vi.runAllTimers());
  expect(isOpen()).toBe(false);
});

test('it opens for the focus of the keyboard only', () => {
  const matches = vi.spyOn(button(), 'matches').mockReturnValue(false);
  fireEvent.focus(button());
  expect(isOpen()).toBe(false);
  matches.mockReturnValue(true);
  fireEvent.focus(button());
  expect([isOpen(), matches.mock.lastCall]).toEqual([true, [':focus-visible']]);
});
