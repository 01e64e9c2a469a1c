// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, hasControl, notice, openApp, press, textOf } from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

/** The windows of the browser, as [address, name]. */
function followWindows(isBlocked = false): string[][] {
  const windows: string[][] = [];
  vi.spyOn(window, 'open').mockImplementation((url, name) => {
    windows.push([String(url), String(name)]);
    return isBlocked ? null : window;
  });
  return windows;
}

async function popOut(address: string): Promise<void> {
  await openApp(address);
  await eventually(() => hasControl('Pop out'));
  await press('Pop out');
}

test('an answer opens in a small window of its own, each time in the same one', async () => {
  const windows = followWindows();
  await popOut('/defense/?types=fire');
  await press('Pop out');
  const [first, second] = windows as [string[], string[]];
  expect(first[0]).toMatch(/^\/defense\/\?types=fire&view=small-\w+$/);
  expect(second).toEqual(first);
  expect(first[1]).toBe(`countertype-${first[0]!.split('small-')[1]}`);
  expect(notice()).toBe('');
});

test('a browser that blocks the small window is named', async () => {
  followWindows(true);
  await popOut('/defense/battle/?battle=1&us=mew.psychic');
  await eventually(
    () => notice() === 'Your browser blocked the small window. Allow pop-ups for this site.',
  );
});

test('a small window has no button for another one', async () => {
  await openApp('/defense/?types=fire&view=small-abc');
  await eventually(() => textOf('body').includes('Fire'));
  expect(hasControl('Pop out')).toBe(false);
});
