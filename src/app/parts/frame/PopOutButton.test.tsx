// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, hasControl, notice, openApp, press } from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

test('an answer opens in a small window of its own, each time in the same one', async () => {
  /** The windows of the browser, as [address, name]. */
  const windows: string[][] = [];
  const open = vi.spyOn(window, 'open').mockImplementation((url, name) => {
    windows.push([String(url), String(name)]);
    return window;
  });
  await openApp('/defense/?types=fire');
  await eventually(() => hasControl('Pop out'));
  await press('Pop out');
  await press('Pop out');
  const [first, second] = windows as [string[], string[]];
  expect(first[0]).toMatch(/^\/defense\/\?types=fire&view=small-\w+$/);
  expect(second).toEqual(first);
  expect(first[1]).toBe(`countertype-${first[0]!.split('small-')[1]}`);
  expect(notice()).toBe('');
  open.mockReturnValue(null);
  await press('Pop out');
  const blocked = 'Your browser blocked the small window. Allow pop-ups for this site.';
  await eventually(() => notice() === blocked);
});
