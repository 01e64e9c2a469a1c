// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, hasControl, openApp, press, textOf, textsOf } from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

test('without a crash the page says so, and a test crash gives a report to copy', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openApp('/_error');
  expect(textOf('h1')).toBe('Crash report');
  expect(textOf('main')).toContain('Nothing has crashed since you opened this tab.');
  expect([hasControl('Copy report'), textOf('main pre')]).toEqual([false, '']);
  await press('Trigger a test crash');
  await eventually(() => textOf('h1') === 'Something went wrong');
  expect(hasControl('Trigger a test crash')).toBe(false);
  const report = textOf('main pre');
  expect(report).toContain('What happened: Error: This is a test crash.');
  expect(report).toContain('Language: en');
  expect(report).toContain('/_error');
  expect(textsOf('main [role=status]')).toEqual(['', '']);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy report');
  await eventually(() => textsOf('main [role=status]')[0] === 'Report copied.');
  expect(copy.mock.calls[0]?.[0]).toContain('This is a test crash.');
  copy.mockRejectedValueOnce(new DOMException('Refused'));
  await press('Copy report');
  await eventually(
    () => textsOf('main [role=status]')[0]?.startsWith('Your browser blocked') ?? false,
  );
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('No network');
  });
  await press('Repair and reload');
  await eventually(() => textsOf('main [role=status]')[1] !== '');
  expect(textsOf('main [role=status]')[1]).toMatch(/^Repair downloads Countertype again,/);
});
