// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

const onClose = vi.fn<() => void>();
const viewport = Object.assign(new EventTarget(), { height: 400, scale: 2 });

beforeEach(() => {
  onClose.mockClear();
  vi.stubGlobal('visualViewport', viewport);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sheet = (isOpen = true) => (
  <Sheet
    isOpen={isOpen}
    title="Import"
    description="Paste a team"
    closeLabel="Close"
    onClose={onClose}
  >
    <input aria-label="First" />
    <input aria-label="Second" data-initial-focus />
  </Sheet>
);

const dialog = () => document.querySelector('dialog')!;

test('a sheet opens with the focus in it, and without content when it is closed', () => {
  const { rerender } = render(sheet(false));
  expect([dialog().open, dialog().textContent]).toEqual([false, '']);
  rerender(sheet());
  expect([dialog().open, document.activeElement?.getAttribute('aria-label')]).toEqual([
    true,
    'Second',
  ]);
  rerender(sheet(false));
  expect(dialog().open).toBe(false);
});

test('its button closes it, and so does the browser', () => {
  render(sheet());
  fireEvent.click(document.querySelector('[aria-label=Close]')!);
  expect(onClose).toHaveBeenCalledTimes(1);
  // Strict Mode opens it again before the event.
  fireEvent(dialog(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog().open = false;
  fireEvent(dialog(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each([
  ['outside', 'outside', true],
  ['inside', 'outside', false],
  ['outside', 'inside', false],
])('a press %s that ends %s', (start, end, closes) => {
  render(sheet());
  const elementAt = (place: string) =>
    place === 'outside' ? dialog() : dialog().firstElementChild!;
  fireEvent.pointerDown(elementAt(start));
  fireEvent.click(elementAt(end));
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
});

test('it is as high as what the keyboard of a phone leaves', () => {
  const { rerender } = render(sheet());
  viewport.dispatchEvent(new Event('resize'));
  expect(dialog().style.height).toBe('800px');
  rerender(sheet(false));
  expect(dialog().style.height).toBe('');
  viewport.dispatchEvent(new Event('resize'));
  expect(dialog().style.height).toBe('');
});
