// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, NavigationContext } from './Link.tsx';

afterEach(cleanup);

test.each([
  ['a click', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Control', { ctrlKey: true }, false],
  ['Command', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
])('%s on a link', (_, init, isHandled) => {
  const navigate = vi.fn<(to: string) => void>();
  render(
    <NavigationContext value={{ basePath: '/app', navigate, prepare: () => {} }}>
      <Link to="/offense/">Offense</Link>
    </NavigationContext>,
  );
  const link = document.querySelector('a')!;
  expect(link.getAttribute('href')).toBe('/app/offense/');
  expect(fireEvent.click(link, init)).toBe(!isHandled);
  expect(navigate.mock.calls).toEqual(isHandled ? [['/offense/']] : []);
});

test('a link whose click is handled does not navigate', () => {
  const navigate = vi.fn<(to: string) => void>();
  render(
    <NavigationContext value={{ basePath: '', navigate, prepare: () => {} }}>
      <Link to="/" onClick={(event) => event.preventDefault()}>
        Home
      </Link>
    </NavigationContext>,
  );
  fireEvent.click(document.querySelector('a')!);
  expect(navigate).not.toHaveBeenCalled();
});

test('a touch of a link prepares its screen, and the tap opens it', () => {
  const calls: string[] = [];
  const note = (name: string) => (to: string) => void calls.push(`${name} ${to}`);
  render(
    <NavigationContext
      value={{ basePath: '/app', navigate: note('navigate'), prepare: note('prepare') }}
    >
      <Link to="/offense/coverage/weakness/?type=fire">Weak</Link>
    </NavigationContext>,
  );
  const link = document.querySelector('a')!;
  fireEvent.pointerDown(link);
  expect(calls).toEqual(['prepare /offense/coverage/weakness/?type=fire']);
  fireEvent.click(link);
  expect(calls).toEqual([
    'prepare /offense/coverage/weakness/?type=fire',
    'navigate /offense/coverage/weakness/?type=fire',
  ]);
});
