// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputSheet } from './InputSheet.tsx';

const onClose = vi.fn<() => void>();
const dialog = () => document.querySelector('dialog')!;
const alert = () => document.querySelector('[role=alert]');
const press = () => fireEvent.click(document.querySelector('button')!);
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

beforeEach(() => {
  onClose.mockClear();
  render(
    <InputSheet title="Import" description="Paste a team" onClose={onClose}>
      <textarea />
      <input type="search" defaultValue="Mew" />
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
