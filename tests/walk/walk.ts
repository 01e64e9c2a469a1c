import type { Browser, Page } from '@playwright/test';
import { type Dice, diceOf, randomLinks } from '#tests/randomLinks.ts';
import { type Action, act, chooseAction, listFile } from './action.ts';
import { desktop, openTab } from './app.ts';
import { compareWays } from './compareWays.ts';
import type { Reading } from './reading.ts';
import { settle } from './settle.ts';
import { findChange, type Snapshot, updateSnapshots } from './snapshots.ts';

/** Where a walk ended: all that was done, and what was wrong after the last of it. */
export type Walk = { actions: Action[]; problem: string | undefined };

/** Walks through the app as the seed has it: from the address on, so many actions. */
export function walk(
  browser: Browser,
  baseURL: string,
  { seed, start, length }: { seed: number; start: string; length: number },
): Promise<Walk> {
  const dice = walkDice(seed);
  return run(browser, baseURL, [['open', start]], (page) => chooseAction(page, dice), length);
}

/** Walks the same way once more; what is not there on a shorter way is left out. */
export function replay(browser: Browser, baseURL: string, actions: Action[]): Promise<Walk> {
  const rest = actions.slice(1);
  const next = async () => rest.shift() as Action;
  return run(browser, baseURL, actions.slice(0, 1), next, rest.length);
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
  const snapshots = new Map<string, Snapshot>();
  let before: Reading | undefined;
  try {
    for (let step = 0; step <= length; step++) {
      const action = step === 0 ? actions[0] : await next(page);
      if (!action) break;
      if (step > 0) actions.push(action);
      if (action[0] === 'compare') {
        const problem = before && (await compareWays(browser, baseURL, tab, before));
        if (problem) return { actions, problem };
      } else await act(page, action, baseURL);
      const { problem, reading } = await settle(tab, (reading) =>
        findChange(action, before, reading, snapshots),
      );
      if (problem) return { actions, problem };
      await updateSnapshots(page, reading, before, snapshots);
      before = reading;
    }
  } catch (error) {
    return { actions, problem: `the walk stopped: ${error}` };
  } finally {
    await tab.context.close();
  }
  return { actions, problem: undefined };
}

/** Without its first numbers, which are much the same for seeds beside each other. */
function walkDice(seed: number): Dice {
  const dice = diceOf(seed);
  for (let skipped = 0; skipped < 3; skipped++) dice.below(1);
  return dice;
}

/** Where walks begin: every state of every screen, and random links. */
export function startOf(seed: number, addresses: readonly string[]): string {
  const dice = walkDice(seed);
  return dice.below(4) > 0 ? dice.one(addresses) : (randomLinks(seed, 1)[0] ?? '/');
}
