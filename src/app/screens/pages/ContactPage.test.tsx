// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
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

const label = /^This report has what you picked/;

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
