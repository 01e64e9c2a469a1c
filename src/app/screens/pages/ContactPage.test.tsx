// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  control,
  eventually,
  fill,
  hasControl,
  openApp,
  press,
  textOf,
} from '#tests/app.tsx';

const label = /^Add the number you expected/;

afterEach(() => vi.unstubAllEnvs());

test('the contact page has no report by itself', async () => {
  await openApp('/contact/');
  expect(hasControl(label)).toBe(false);
});

test('a why leads to a report with its address and its answer, which can be completed and copied', async () => {
  const link = '/defense/?types=dragon-ground';
  await openApp(link);
  await press(/^Ice/, 'Answer');
  await eventually(() => hasControl('Report a wrong number'));
  const where = window.location.href;
  await press('Report a wrong number');
  await eventually(() => hasControl(label));
  expect(address()).toBe('/contact/');
  const report = () => control<HTMLTextAreaElement>(label).value;
  expect(report()).toContain(where);
  expect(report()).toContain('Ice on Dragon 2×\nIce on Ground 2×\n= 4×');
  expect(report()).toContain('Version: ');
  await fill(label, `${report()}\nI expected 2×.`);

  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new Error('Blocked'))
    .mockResolvedValue();
  await press('Copy report');
  await eventually(() => textOf('main').includes('Your browser blocked copying.'));
  await press('Copy report');
  await eventually(() => textOf('main').includes('Report copied.'));
  expect(writeText.mock.lastCall?.[0]).toContain('I expected 2×.');
});

test('a report fills in the form for wrong numbers on GitHub, as it is completed, unless it is too long or elsewhere', async () => {
  vi.stubEnv('VITE_SOURCE_URL', 'https://github.com/owner/countertype.git');
  await openApp('/contact/');
  expect(hasControl('GitHub')).toBe(false);
  await openApp('/defense/?types=dragon-ground');
  await press(/^Ice/, 'Answer');
  await eventually(() => hasControl('Report a wrong number'));
  await press('Report a wrong number');
  await eventually(() => hasControl(label));
  await fill(label, 'Ice: 4×, not 2×');
  const { origin, pathname, searchParams } = new URL(control<HTMLAnchorElement>('GitHub').href);
  expect(origin + pathname).toBe('https://github.com/owner/countertype/issues/new');
  const { template, report } = Object.fromEntries(searchParams);
  expect(report).toBe('Ice: 4×, not 2×');
  expect(readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8')).toContain('    id: report\n');
  await fill(label, 'Ice '.repeat(2000));
  expect(hasControl('GitHub')).toBe(false);
  vi.stubEnv('VITE_SOURCE_URL', 'https://codeberg.org/owner/countertype');
  await fill(label, 'Ice: 4×, not 2×');
  expect(hasControl('GitHub')).toBe(false);
});

test('a stored report that is damaged is not shown', async () => {
  await openApp('/contact/');
  const { readNumberReport } = await import('#app/browser/numberReport.ts');
  for (const stored of [
    '{',
    '[]',
    'null',
    '{"address":"/defense/"}',
    '{"address":1,"answer":"2"}',
  ]) {
    sessionStorage.setItem('number-report', stored);
    expect(readNumberReport()).toBeUndefined();
  }
});
