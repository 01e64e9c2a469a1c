import { type Browser, expect, test } from '@playwright/test';
import { linkActions } from '#tests/walk/links.ts';
import { replay, walk } from '#tests/walk/walk.ts';
import { screenStates } from './screens.ts';

const addresses = screenStates.map(({ address }) => address);

const actionCount = 40;
const linkCount = 50;

/** The seeds by their names in the titles: each process that loads this file draws another random one. */
const seeds = {
  'seed 1': 1,
  'seed 2': 2,
  'a random seed': 1 + Math.floor(Math.random() * 1e9),
};

for (const [name, seed] of Object.entries(seeds)) {
  const walks = {
    [`--actions ${actionCount} --links 0`]: (browser: Browser, url: string) =>
      walk(browser, url, { seed, addresses, length: actionCount }),
    [`--actions 0 --links ${linkCount}`]: (browser: Browser, url: string) =>
      replay(browser, url, linkActions(seed, linkCount)),
  };
  for (const [options, run] of Object.entries(walks)) {
    test(`a random walk breaks no screen: ${options}, ${name}`, { tag: '@full' }, async ({
      browser,
      baseURL,
    }) => {
      const { actions, problem } = await run(browser, `${baseURL}`);
      const lines = actions.map((action) => JSON.stringify(action)).join('\n');
      expect(problem, `npm run walk -- --seed ${seed} ${options}\n${lines}`).toBe(undefined);
    });
  }
}
