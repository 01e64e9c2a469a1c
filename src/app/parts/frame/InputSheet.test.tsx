// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayLeaveScreen } from '#app/browser/historyGuard.ts';
import { CancelButton } from './CancelButton.tsx';
import { InputSheet } from './InputSheet.tsx';

const onClose = vi.fn<() => void>();
const dialog = () => document.querySelector('dialog')!;
const alert = () => document.querySelector('[role=alert]');
const press = () => fireEvent.click(document.querySelector('button')!);
/** Whether a history step may leave the screen. */
function leave(): boolean {
  let result = false;
  act(() => {
    result = mayLeaveScreen();
  });
  return result;
}
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  onClose.mockClear();
  render(
    <InputSheet title="Import" description="Paste a team" onClose={onClose}>
      <textarea />
      <input type="search" defaultValue="Mew" />
      <CancelButton />
    </InputSheet>,
  );
});

afterEach(cleanup);

test('a sheet without text closes at once', () => {
  expect(cancel()).toBe(true);
  press();
  expect(onClose).toHaveBeenCalledOnce();
});

// Regression: a press beside the sheet took the pasted text.
test('a sheet with text asks, whichever way it closes', () => {
  document.querySelector('textarea')!.value = 'Garchomp';
  press();
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  expect(cancel()).toBe(false);
  fireEvent.click(alert()!.querySelector('button')!);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the question is gone when the text is', () => {
  document.querySelector('textarea')!.value = 'Garchomp';
  press();
  expect(alert()).not.toBe(null);
  document.querySelector('textarea')!.value = '';
  press();
  expect([alert(), onClose.mock.calls.length]).toEqual([null, 1]);
});

// Regressions: Cancel and the back button took the pasted text.
test('Cancel asks, too', () => {
  const cancelButton = [...document.querySelectorAll('button')].at(-1)!;
  document.querySelector('textarea')!.value = 'Garchomp';
  fireEvent.click(cancelButton);
  expect([alert() === null, onClose.mock.calls.length]).toEqual([false, 0]);
  document.querySelector('textarea')!.value = '';
  fireEvent.click(cancelButton);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a history step is asked about as long as the sheet is open', () => {
  document.querySelector('textarea')!.value = 'Garchomp';
  expect(leave()).toBe(false);
  expect(alert()).not.toBe(null);
  document.querySelector('textarea')!.value = '';
  expect(leave()).toBe(true);
  document.querySelector('textarea')!.value = 'Garchomp';
  cleanup();
  expect(mayLeaveScreen()).toBe(true);
});
