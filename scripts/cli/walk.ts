import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import type { Action } from '#tests/walk/action.ts';
import { openLinks, worseLinks } from '#tests/walk/links.ts';
import { replay, startOf, type Walk, walk } from '#tests/walk/walk.ts';
import { screenStates } from '../../e2e/screens.ts';
import { browserArgs, findBrowser, installBrowser } from '../run/browser.mjs';
import { findFreePort } from '../run/port.mjs';

const progressMs = 60_000;

/** Maximum number of actions of one walk; the next one begins in a new browser context. */
const maxWalkLength = 40;

/** Number of links that one tab opens. */
const batchSize = 200;

const starts = screenStates.map(({ address }) => address);

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** The beginning of the problem, which is the same in every walk that has it. */
function kindOf(problem: string | undefined): string | undefined {
  return problem?.split(/[:\n]/, 1)[0];
}

/** The walk without the actions that its problem does not need, found in at most 30 replays. */
async function minimize(browser: Browser, url: string, original: Walk): Promise<Walk> {
  let minimal = original;
  let remainingReplays = 30;
  for (let size = Math.ceil(original.actions.length / 2); size >= 1 && remainingReplays > 0; ) {
    let isShorter = false;
    for (let from = 1; from < minimal.actions.length && remainingReplays > 0; ) {
      const part = await replay(browser, url, minimal.actions.toSpliced(from, size));
      remainingReplays -= 1;
      if (part.problem && kindOf(part.problem) === kindOf(original.problem)) {
        minimal = part;
        isShorter = true;
      } else from += size;
    }
    if (size === 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return minimal;
}

function print({ actions, problem }: Walk): void {
  console.log(`  ${problem?.replaceAll('\n', '\n  ')}`);
  for (const action of actions) console.log(`  ${JSON.stringify(action)}`);
}

async function runWalks(browser: Browser, url: string, seed: number, count: number) {
  const startMs = Date.now();
  let failures = 0;
  let actionCount = 0;
  const progress = progressOf('actions');
  for (let index = 0; actionCount < count; index++) {
    const start = startOf(seed + index, starts);
    const length = Math.min(maxWalkLength, count - actionCount);
    const result = await walk(browser, url, { seed: seed + index, start, length });
    actionCount += Math.max(1, result.actions.length - 1);
    if (result.problem) failures += 1;
    progress(actionCount, failures);
    if (!result.problem) continue;
    console.log(
      `\nfailed: --seed ${seed + index} --actions ${length} --links 0, step ${result.actions.length - 1}`,
    );
    console.log(`  ${result.problem}`);
    print(await minimize(browser, url, result));
  }
  report('actions', actionCount, failures, startMs);
  return failures;
}

async function runLinks(browser: Browser, url: string, seed: number, count: number) {
  const startMs = Date.now();
  let failures = 0;
  const progress = progressOf('links');
  for (let from = 0; from < count; from += batchSize) {
    progress(from, failures);
    const links = worseLinks(seed + from, Math.min(batchSize, count - from));
    for (const failure of await openLinks(browser, url, links)) {
      failures += 1;
      console.log(`\nfailed: --seed ${seed + from} --links ${links.length} --actions 0`);
      print(failure);
    }
  }
  report('links', count, failures, startMs);
  return failures;
}

function report(what: string, count: number, failures: number, startMs: number): void {
  const seconds = (Date.now() - startMs) / 1000;
  const speed = count > 0 ? `, ${(count / seconds).toFixed(1)} a second` : '';
  console.log(`${count} ${what}, ${failures} failures${speed}`);
}

/** Returns a function that prints the progress of a long run once a minute. */
function progressOf(what: string): (count: number, failures: number) => void {
  const startMs = Date.now();
  let lastMs = startMs;
  return (count, failures) => {
    if (Date.now() - lastMs < progressMs) return;
    lastMs = Date.now();
    report(what, count, failures, startMs);
  };
}

/**
 * Walks at random through the build in dist/: `--actions N` (2000), `--links N` (2000), `--seed S` to
 * repeat a run. `--replay FILE` repeats the actions of the file, one JSON line each. Exit code 1 if
 * there is a problem.
 */
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
  const [actions, links, seed] = [
    parseCount('actions', values.actions),
    parseCount('links', values.links),
    parseCount('seed', values.seed),
  ];
  const port = await findFreePort();
  const server = await preview({
    logLevel: 'silent',
    preview: { host: 'localhost', port, strictPort: true },
  });
  const executablePath = (await findBrowser()) ?? (await installBrowser());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // A walk navigates faster than a player, and the browser would drop navigations.
    args: [...browserArgs, '--disable-ipc-flooding-protection'],
  });
  const url = `http://localhost:${port}`;
  try {
    if (values.replay !== undefined) {
      const lines = readFileSync(values.replay, 'utf8')
        .split('\n')
        .filter((line) => line.trim());
      const result = await replay(
        browser,
        url,
        lines.map((line) => JSON.parse(line) as Action),
      );
      if (result.problem) {
        print(result);
        process.exitCode = 1;
      } else console.log('nothing is wrong');
      return;
    }
    console.log(`seed ${seed}`);
    const failures =
      (await runWalks(browser, url, seed, actions)) + (await runLinks(browser, url, seed, links));
    if (failures > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}
