import { expect, test } from '@playwright/test';
import { linkActions } from '#tests/walk/links.ts';
import { replay, type Walk, walk } from '#tests/walk/walk.ts';
import { screenStates } from './screens.ts';

const addresses = screenStates.map(({ address }) => address);

const isFull = Boolean(process.env.FULL);
const [actionCount, linkCount] = isFull ? [40, 50] : [30, 15];

/** The seeds by their names in the titles: each process that loads this file draws another random one. */
const seeds = {
  'seed 1': 1,
  ...(isFull && { 'seed 2': 2, 'a random seed': 1 + Math.floor(Math.random() * 1e9) }),
};

function expectNoProblem({ actions, problem }: Walk, options: string): void {
  const lines = actions.map((action) => JSON.stringify(action)).join('\n');
  expect(problem, `npm run walk -- ${options}\n${lines}`).toBe(undefined);
}

for (const [name, seed] of Object.entries(seeds)) {
  test(`random actions break no screen: ${name}`, async ({ browser, baseURL }, { annotations }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const result = await walk(browser, `${baseURL}`, { seed, addresses, length: actionCount });
    expectNoProblem(result, `--seed ${seed} --actions ${actionCount} --links 0`);
  });

  test(`random links open valid screens: ${name}`, async ({ browser, baseURL }, {
    annotations,
  }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const result = await replay(browser, `${baseURL}`, linkActions(seed, linkCount));
    expectNoProblem(result, `--seed ${seed} --actions 0 --links ${linkCount}`);
  });
}
