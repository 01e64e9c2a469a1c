import * as library from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { openStore, requireAnswer } from './database.ts';

it('each copy of the app on a host has its own records, and starts with those of earlier versions', async () => {
  const root = await openStore(library, '/');
  await library.set('team-a', 1, root);
  const beta = await openStore(library, '/beta/');
  expect(await library.get('team-a', beta)).toBe(1);
  await library.set('team-a', 2, beta);
  await library.set('team-b', 2, root);
  const reopened = await openStore(library, '/beta/');
  expect(await library.getMany(['team-a', 'team-b'], reopened)).toEqual([2, undefined]);
  expect(await library.getMany(['team-a', 'team-b'], root)).toEqual([1, 2]);
  await library.clear(root);
});

// Regression: screens waited for ever.
it('a database that does not answer is refused after a short time', async () => {
  vi.useFakeTimers();
  const silentStore = () => new Promise<never>(() => {});
  const answer = requireAnswer(Promise.resolve(silentStore));
  const expectation = expect(answer).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(5000);
  await expectation;
  vi.useRealTimers();
});
