import { expect, test } from '@playwright/test';
import { openLinks, worseLinks } from '#tests/walk/links.ts';
import { startOf, walk } from '#tests/walk/walk.ts';
import { screenStates } from './screens.ts';

const starts = screenStates.map(({ address }) => address);

const isFull = Boolean(process.env.FULL);
const [actionCount, linkCount] = isFull ? [40, 50] : [30, 15];

/** The seeds by their names in the titles: each process that loads this file draws another random one. */
const seeds = {
  'seed 1': 1,
  ...(isFull && { 'seed 2': 2, 'a random seed': 1 + Math.floor(Math.random() * 1e9) }),
};

for (const [name, seed] of Object.entries(seeds)) {
  const command = `npm run walk -- --seed ${seed}`;

  test(`random actions break no screen: ${name}`, async ({ browser, baseURL }, { annotations }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const start = startOf(seed, starts);
    const result = await walk(browser, `${baseURL}`, { seed, start, length: actionCount });
    const lines = result.actions.map((action) => JSON.stringify(action)).join('\n');
    const hint = `${command} --actions ${actionCount} --links 0\n${lines}`;
    expect(result.problem, hint).toBe(undefined);
  });

  test(`random links open valid screens: ${name}`, async ({ browser, baseURL }, {
    annotations,
  }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const failures = await openLinks(browser, `${baseURL}`, worseLinks(seed, linkCount));
    expect(failures, `${command} --actions 0 --links ${linkCount}`).toEqual([]);
  });
}
