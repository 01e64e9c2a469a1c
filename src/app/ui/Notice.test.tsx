// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Notice, NoticeRegion } from './Notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the height of the notices is there for what sticks to the bottom of the screen', () => {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const publishedHeight = () => document.documentElement.style.getPropertyValue('--notice-height');
  /** Reports the height to the page. */
  function resize(pixels: number): void {
    height.mockReturnValue(pixels);
    for (const callback of callbacks) callback();
  }

  const { unmount } = render(
    <NoticeRegion>
      <Notice>One of two</Notice>
    </NoticeRegion>,
  );
  resize(0);
  expect(publishedHeight()).toBe('');
  resize(73);
  expect(publishedHeight()).toBe('73px');
  resize(0);
  expect(publishedHeight()).toBe('0px');
  unmount();
  expect(publishedHeight()).toBe('');
});
