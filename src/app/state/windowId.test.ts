import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', undefined],
  ['?view=overlay', undefined],
  ['?view=small', undefined],
  ['?view=small-a1b2', 'a1b2'],
  ['?types=ice&view=small-a1b2', 'a1b2'],
  ['?view=small-a.b', undefined],
  ['?review=small-a1b2', undefined],
])('the id in %s', async (search, id) => {
  vi.resetModules();
  vi.stubGlobal('location', { search });
  const { windowId } = await import('./windowId.ts');
  expect(windowId).toBe(id);
});
