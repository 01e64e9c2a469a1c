import { IDBFactory } from 'fake-indexeddb';
import * as library from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore, readRecord, requireAnswer } from './database.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

// Regression: the other tab waited until this one was closed.
it('a database that another tab deletes does not let it wait, and is opened again by the next request', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const { readRecord, writeRecord } = await import('./database.ts');
  await writeRecord('team-a', 1);
  const request = indexedDB.deleteDatabase('countertype');
  const blocked = vi.fn();
  request.onblocked = blocked;
  await library.promisifyRequest(request);
  expect(blocked).not.toHaveBeenCalled();
  expect(await readRecord('team-a')).toBeUndefined();
  await writeRecord('team-a', 2);
  expect(await readRecord('team-a')).toBe(2);
});

// Regression: screens waited for ever.
it('a database that does not answer is refused after a short time', async () => {
  vi.useFakeTimers();
  const silentStore = () => new Promise<never>(() => {});
  const answer = requireAnswer(Promise.resolve(silentStore));
  const expectation = expect(answer).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(5000);
  await expectation;
});

// Regression: lists of saved teams were "Loading…" for the time limit of each request before theirs.
it('requests in turn are refused together, and a later one opens the database again', async () => {
  await import('idb-keyval');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi
    .spyOn(IDBFactory.prototype, 'open')
    .mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const read = () => readRecord('team-a').catch(({ message }: Error) => message);
  const answers = Promise.all([read(), read().then(read), read().then(read).then(read)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(new Set(await answers)).toEqual(new Set(['The database does not answer']));
  expect(open).toHaveBeenCalledTimes(1);
  open.mockRestore();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await readRecord('team-a')).toBeUndefined();
});
