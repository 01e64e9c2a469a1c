import * as library from 'idb-keyval';
import { expect, it } from 'vitest';
import { openStore } from './database.ts';

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
