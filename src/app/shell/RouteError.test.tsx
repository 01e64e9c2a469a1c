// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';

const missingPart = new TypeError('Failed to fetch dynamically imported module: /Battle.js');
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reconnect = () => act(() => window.dispatchEvent(new Event('online')));

// Regression: a screen that was opened offline stayed an error until the player reloaded.
test('a part that could not be loaded is loaded when the connection is back', () => {
  render(<RouteError error={missingPart} />);
  expect(document.querySelector('button')).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  reconnect();
  expect(reload).toHaveBeenCalledOnce();
});

test('typed text is not lost to a reload', () => {
  render(
    <>
      <textarea defaultValue="" />
      <RouteError error={missingPart} />
    </>,
  );
  document.querySelector('textarea')!.value = 'Garchomp';
  reconnect();
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded when the screen is left', () => {
  const { unmount } = render(<RouteError error={missingPart} />);
  unmount();
  reconnect();
  expect(reload).not.toHaveBeenCalled();
});
