import { expect, test } from '@playwright/test';
import { openLinks, worseLinks } from '#tests/walk/links.ts';
import { startOf, walk } from '#tests/walk/walk.ts';
import { screenStates } from './screens.ts';

const starts = screenStates.map(({ address }) => address);

const randomSeed = 1 + Math.floor(Math.random() * 1e9);

for (const [name, seed] of [
  ['seed 1', 1],
  ['a random seed', randomSeed],
] as const) {
  test(`random actions break no screen: ${name}`, async ({ browser, baseURL }, { annotations }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const start = startOf(seed, starts);
    const { actions, problem } = await walk(browser, `${baseURL}`, { seed, start, length: 30 });
    const lines = actions.map((action) => JSON.stringify(action)).join('\n');
    expect(problem, `npm run walk -- --seed ${seed} --actions 30 --links 0\n${lines}`).toBe(
      undefined,
    );
  });

  test(`random links open valid screens: ${name}`, async ({ browser, baseURL }, {
    annotations,
  }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const failures = await openLinks(browser, `${baseURL}`, worseLinks(seed, 15));
    expect(failures, `npm run walk -- --seed ${seed} --actions 0 --links 15`).toEqual([]);
  });
}
