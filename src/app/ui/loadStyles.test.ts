// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" href="/first.css">';
});

const listLinks = () =>
  [...document.querySelectorAll('link')].map(({ href, media }) =>
    `${new URL(href).pathname} ${media}`.trim(),
  );

/** The part of the DOM without files that browsers lack. */
type FileSettings = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };

/** Loads the styles, whose file the browser has or has not. */
async function load(hasFile: boolean): Promise<void> {
  const { settings } = (window as unknown as FileSettings).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = hasFile;
  const { loadStyles } = await import('./loadStyles.ts');
  await Promise.all([loadStyles(), loadStyles()]);
}

test('a page with all styles needs no others', async () => {
  const before = listLinks();
  await load(false);
  expect(listLinks()).toEqual(before);
});

test('the styles that a page has for print are loaded once, for the screen too', async () => {
  document.head.innerHTML += '<link rel="stylesheet" media="print" href="/rest.css">';
  await load(true);
  expect(listLinks()).toEqual(['/first.css', '/rest.css']);
});

test('styles that fail to load are a missing part of the app, and load at the next try', async () => {
  document.head.innerHTML += '<link rel="stylesheet" media="print" href="/rest.css">';
  const { isChunkError } = await import('#app/browser/chunkError.ts');
  const events: Event[] = [];
  window.addEventListener('vite:preloadError', (event) => events.push(event));
  const error = await load(false).catch((reason) => reason);
  expect([isChunkError(error), events.length]).toEqual([true, 1]);
  expect(listLinks()).toEqual(['/first.css', '/rest.css print']);
  await load(true);
  expect(listLinks()).toEqual(['/first.css', '/rest.css']);
});
