import { expect, test } from '@playwright/test';
import { linkActions } from '#tests/walk/links.ts';
import { replay, type Walk, walk } from '#tests/walk/walk.ts';
import { screenStates } from './screens.ts';

const addresses = screenStates.map(({ address }) => address);

const randomSeed = 1 + Math.floor(Math.random() * 1e9);

function expectNoProblem({ actions, problem }: Walk, options: string): void {
  const lines = actions.map((action) => JSON.stringify(action)).join('\n');
  expect(problem, `npm run walk -- ${options}\n${lines}`).toBe(undefined);
}

for (const [name, seed] of [
  ['seed 1', 1],
  ['a random seed', randomSeed],
] as const) {
  test(`random actions break no screen: ${name}`, async ({ browser, baseURL }, { annotations }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const result = await walk(browser, `${baseURL}`, { seed, addresses, length: 30 });
    expectNoProblem(result, `--seed ${seed} --actions 30 --links 0`);
  });

  test(`random links open valid screens: ${name}`, async ({ browser, baseURL }, {
    annotations,
  }) => {
    annotations.push({ type: 'seed', description: String(seed) });
    const result = await replay(browser, `${baseURL}`, linkActions(seed, 15));
    expectNoProblem(result, `--seed ${seed} --actions 0 --links 15`);
  });
}
