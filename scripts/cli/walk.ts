import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { type Calculator, calculatorNames } from '#core/links/registry.ts';
import type { Action } from '#tests/walk/action.ts';
import { linkActions } from '#tests/walk/links.ts';
import { replay, type Walk, walk } from '#tests/walk/walk.ts';
import { screenStates } from '../../e2e/screens.ts';
import { browserArgs } from '../run/browser.mjs';
import { openBrowser } from './openBrowser.ts';
import { parseCount } from './options.ts';

/** Maximum number of actions or links of one walk; the next one begins in a new browser context. */
const maxWalkLength = 40;

const maxReplays = 30;

const addresses = screenStates.map(({ address }) => address);

/** The beginning of the problem, which is the same in every walk that has it. */
function problemName({ problem }: Walk): string | undefined {
  return problem?.split(/[:\n]/, 1)[0];
}

const halve = (length: number) => Math.floor(length / 2);

/** The walk without the actions that its problem does not need, as far as `maxReplays` replays find them. */
async function minimize(browser: Browser, url: string, original: Walk): Promise<Walk> {
  let minimal = original;
  let remainingReplays = maxReplays;
  for (let size = halve(original.actions.length); size >= 1; size = halve(size)) {
    for (let from = 1; from < minimal.actions.length && remainingReplays > 0; ) {
      const part = await replay(browser, url, minimal.actions.toSpliced(from, size));
      remainingReplays -= 1;
      if (part.problem && problemName(part) === problemName(original)) minimal = part;
      else from += size;
    }
  }
  return minimal;
}

function print({ actions, problem }: Walk): void {
  console.log(`  ${problem?.replaceAll('\n', '\n  ')}`);
  for (const action of actions) console.log(`  ${JSON.stringify(action)}`);
}

const walks = {
  actions: (browser: Browser, url: string, seed: number, length: number) =>
    walk(browser, url, { seed, addresses, length }),
  links: (browser: Browser, url: string, seed: number, length: number) =>
    replay(browser, url, linkActions(seed, length)),
};

/** Number of actions or links after which each calculator with numbers should have been read; 480 actions may leave out two. */
const enoughSteps = 2000;

/** The calculators with numbers that the walks have not compared, which must be read as they are now. */
function findUnread(compared: ReadonlySet<Calculator>, count: number): Calculator[] {
  if (count < enoughSteps) return [];
  return calculatorNames.filter((name) => !compared.has(name));
}

/** Walks until `count` actions or links are reached and prints every failure; returns their number. */
async function runWalks(
  unit: keyof typeof walks,
  browser: Browser,
  url: string,
  firstSeed: number,
  count: number,
): Promise<number> {
  let failures = 0;
  const compared = new Set<Calculator>();
  for (let walkedCount = 0, seed = firstSeed; walkedCount < count; seed++) {
    const length = Math.min(maxWalkLength, count - walkedCount);
    const result = await walks[unit](browser, url, seed, length);
    walkedCount += length;
    for (const calculator of result.compared) compared.add(calculator);
    console.log(`seed ${seed}: ${walkedCount} of ${count} ${unit}`);
    if (!result.problem) continue;
    failures += 1;
    const options = unit === 'actions' ? '--links 0' : '--actions 0';
    const step = result.actions.length - 1;
    console.log(`\nfailed: --seed ${seed} --${unit} ${length} ${options}, step ${step}`);
    console.log(`  ${result.problem}`);
    print(await minimize(browser, url, result));
  }
  const unread = findUnread(compared, count);
  if (unread.length > 0) console.log(`failed: no numbers were read of ${unread.join(', ')}`);
  console.log(`${count} ${unit}, ${failures + unread.length} failures`);
  return failures + unread.length;
}

/** What the command prints for `--help`. */
export const usage = `npm run walk -- [OPTIONS]
Walks at random through the build in dist/, and reports every failure.
  --actions N     taps, keys and navigations (2000)
  --links N       random links (2000)
  --seed S        repeats a run
  --replay FILE   repeats the actions of the file, one JSON line each`;

/** Walks with the options of `usage`. Exit code 1 if there is a problem. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      actions: { type: 'string', default: '2000' },
      links: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e9)) },
      replay: { type: 'string' },
    },
  });
  if (!existsSync('dist/index.html')) throw new Error('There is no build yet: npm run build');
  const actionCount = parseCount('actions', values.actions);
  const linkCount = parseCount('links', values.links);
  const seed = parseCount('seed', values.seed);
  // A walk navigates faster than a player, and the browser would drop navigations.
  const browserOptions = [...browserArgs, '--disable-ipc-flooding-protection'];
  const { browser, url, close } = await openBrowser('dist', browserOptions);
  try {
    if (values.replay !== undefined) {
      const lines = readFileSync(values.replay, 'utf8').split('\n');
      const actions = lines.filter((line) => line.trim()).map((line): Action => JSON.parse(line));
      const result = await replay(browser, url, actions);
      if (result.problem) print(result);
      else console.log('nothing is wrong');
      process.exitCode = result.problem ? 1 : 0;
      return;
    }
    const failures =
      (await runWalks('actions', browser, url, seed, actionCount)) +
      (await runWalks('links', browser, url, seed, linkCount));
    if (failures > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}
