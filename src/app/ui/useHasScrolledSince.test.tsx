// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHasScrolledSince } from './useHasScrolledSince.ts';

let onResize = () => {};

beforeEach(() => {
  onResize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {
        onResize = () => {};
      }
    },
  );
  window.scrollY = 0;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bar = document.createElement('div');

function Page({ event }: { event: unknown }) {
  const hasScrolled = useHasScrolledSince(event, bar);
  return (
    <header>
      <h1>Answer</h1>
      <p>{String(hasScrolled)}</p>
    </header>
  );
}

const hasScrolled = () => document.querySelector('p')?.textContent === 'true';
const gesture = () => fireEvent.wheel(window);

function scrollTo(y: number): void {
  window.scrollY = y;
  fireEvent.scroll(window);
}

test('a gesture scrolls, a shorter page does not', () => {
  const { rerender } = render(<Page event="one" />);
  scrollTo(500);
  expect(hasScrolled()).toBe(false);
  gesture();
  scrollTo(540);
  expect(hasScrolled()).toBe(false);
  scrollTo(459);
  expect(hasScrolled()).toBe(true);
  rerender(<Page event="two" />);
  expect(hasScrolled()).toBe(false);
  // The gesture was before this event.
  scrollTo(900);
  expect(hasScrolled()).toBe(false);
  rerender(<Page event={undefined} />);
  expect(hasScrolled()).toBe(false);
});

test('a touch is a gesture too', () => {
  render(<Page event="one" />);
  fireEvent.touchMove(window);
  scrollTo(41);
  expect(hasScrolled()).toBe(true);
});

test.each([
  ['is above the bar', 100, 300, undefined],
  ['touches the bar', 100, 700, undefined],
  ['is partly below the bar', 650, 750, 50],
  ['is below the bar', 760, 790, 30],
  ['is below the screen', 1000, 1100, undefined],
])('a headline that %s', (_, top, bottom, scrolled) => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  window.innerHeight = 800;
  bar.getBoundingClientRect = () => new DOMRect(0, 700, 300, 100);
  render(<Page event="one" />);
  document.querySelector('header')!.getBoundingClientRect = () =>
    new DOMRect(0, top, 300, bottom - top);
  act(() => onResize());
  expect(scrollBy.mock.lastCall).toEqual(scrolled && [0, scrolled]);
  scrollBy.mockClear();
  gesture();
  act(() => onResize());
  expect(scrollBy).not.toHaveBeenCalled();
});
