// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TermPopover } from './TermPopover.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the explanation of a term that is 20 pixels high, on a screen of 800 pixels that is scrolled. */
function open(top: number, newState = 'open'): CSSStyleDeclaration {
  window.scrollX = 5;
  window.scrollY = 1000;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  render(<TermPopover term="Wall">It resists much.</TermPopover>);
  document.querySelector('button')!.getBoundingClientRect = () => new DOMRect(40, top, 20, 20);
  const popover = document.querySelector<HTMLElement>('[popover]')!;
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState }));
  return popover.style;
}

test.each([
  ['at the top', 100, '1120px', 'auto'],
  ['with just enough space below', 460, '1480px', 'auto'],
  ['with too little space below', 461, 'auto', '-661px'],
  ['at the bottom', 780, 'auto', '-980px'],
])('the explanation of a term %s', (_, buttonTop, top, bottom) => {
  const style = open(buttonTop);
  expect([style.top, style.bottom, style.getPropertyValue('--left')]).toEqual([
    top,
    bottom,
    '45px',
  ]);
});

test('on a low screen an explanation with too little space on both sides opens below', () => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  expect(open(320).bottom).toBe('auto');
  cleanup();
  const style = open(600, 'closed');
  expect([style.top, style.bottom]).toEqual(['', '']);
});

test('the button has the term in its name and opens the explanation beside it', () => {
  render(<TermPopover term="Wall">It resists much.</TermPopover>);
  const button = document.querySelector('button')!;
  const target = button.getAttribute('popovertarget');
  expect(document.getElementById(target!)?.textContent).toBe('It resists much.');
});
