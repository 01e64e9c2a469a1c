// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

test('a text is hidden until it is translated, and stands in English if the app cannot start', async () => {
  localStorage.setItem('language', '"de"');
  const addresses: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    return new Promise(() => {});
  });
  Object.assign(dataset, { base: '/', screen: 'about/', textVersions: '{"de":"1"}' });
  await import('./textPage.ts');
  expect(addresses).toEqual(['/locales/about.de.json?v=1']);
  expect(dataset.texts).toBe('pending');
  window.dispatchEvent(new Event('failed-start'));
  expect(dataset.texts).toBeUndefined();
});
