// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceForChunkError } from './chunkError.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const fetchPage = vi.fn(async () => new Response('page'));
vi.stubGlobal('fetch', fetchPage);

beforeAll(reloadOnceForChunkError);

beforeEach(() => {
  sessionStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  vi.clearAllMocks();
});

/** Reports a missing chunk, and waits until the page has been reloaded or not. */
async function failToLoad(chunk: string): Promise<void> {
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error(chunk) }),
  );
  await new Promise((resolve) => setTimeout(resolve));
}

const leave = () => window.dispatchEvent(new Event('beforeunload'));

it('a missing chunk reloads the page once', async () => {
  await failToLoad('a.js');
  await failToLoad('a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  await failToLoad('b.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

// Regressions: in Firefox a player who left the page while it loaded a chunk stayed on it.
it('a page that the player leaves is not reloaded', async () => {
  leave();
  await failToLoad('a.js');
  expect([fetchPage.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

it('a page that the player leaves during the check of the site is not reloaded', async () => {
  fetchPage.mockImplementationOnce(async () => {
    leave();
    return new Response();
  });
  await failToLoad('a.js');
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('a page that the player left and came back to is reloaded', async () => {
  leave();
  window.dispatchEvent(new Event('pageshow'));
  await failToLoad('a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});
