import type { Browser, Page } from '@playwright/test';
import { resetDelayMs } from '#app/shell/reset.ts';
import type { Calculator } from '#core/links/registry.ts';
import { diceOf } from '#tests/dice.ts';
import { randomLinks } from '#tests/randomLinks.ts';
import { type Action, act, chooseAction, listFile } from './action.ts';
import { desktop, openTab } from './app.ts';
import { compareWithFreshContext } from './compareWithFreshContext.ts';
import { findComparedCalculator } from './problems.ts';
import { type Reading, readScreen } from './reading.ts';
import { readUntilValid } from './readUntilValid.ts';
import { findChange, updateSnapshots } from './snapshots.ts';

/** The result of a walk: its actions, the problem after the last one, and whose numbers it has compared. */
export type Walk = {
  actions: Action[];
  problem: string | undefined;
  compared: ReadonlySet<Calculator>;
};

/** Walks from one of the addresses, or from a random link, with `length` random actions of the seed. */
export function walk(
  browser: Browser,
  baseURL: string,
  { seed, addresses, length }: { seed: number; addresses: readonly string[]; length: number },
): Promise<Walk> {
  const dice = diceOf(seed);
  const start = dice.below(4) > 0 ? dice.one(addresses) : (randomLinks(seed, 1)[0] ?? '/');
  return run(browser, baseURL, [['open', start]], (page) => chooseAction(page, dice), length);
}

/** Repeats the actions; skips those whose controls are missing. */
export function replay(browser: Browser, baseURL: string, actions: Action[]): Promise<Walk> {
  const remainingActions = actions.slice(1);
  const next = async () => remainingActions.shift() as Action;
  return run(browser, baseURL, actions.slice(0, 1), next, remainingActions.length);
}

async function run(
  browser: Browser,
  baseURL: string,
  actions: Action[],
  next: (page: Page) => Promise<Action>,
  length: number,
): Promise<Walk> {
  const tab = await openTab(browser, baseURL, desktop);
  const { page } = tab;
  page.on('filechooser', (chooser) => void chooser.setFiles(listFile).catch(() => {}));
  const snapshots = new Map<string, Reading>();
  const compared = new Set<Calculator>();
  let before: Reading | undefined;
  try {
    for (let step = 0; step <= length; step++) {
      const action = step === 0 ? actions[0] : await next(page);
      if (!action) break;
      if (step > 0) actions.push(action);
      if (action[0] === 'compare') {
        // A reset navigates a moment after its tap.
        await page.waitForTimeout(3 * resetDelayMs);
        const problem = await compareWithFreshContext(
          browser,
          baseURL,
          tab,
          await readScreen(page),
        );
        if (problem) return { actions, problem, compared };
      } else await act(page, action, baseURL);
      const { problem, reading } = await readUntilValid(tab, (reading) =>
        findChange(action, before, reading, snapshots),
      );
      if (problem) return { actions, problem, compared };
      const calculator = findComparedCalculator(reading);
      if (calculator) compared.add(calculator);
      await updateSnapshots(page, reading, before, snapshots);
      before = reading;
    }
  } catch (error) {
    return { actions, problem: `the walk stopped: ${error}`, compared };
  } finally {
    await tab.context.close();
  }
  return { actions, problem: undefined, compared };
}
