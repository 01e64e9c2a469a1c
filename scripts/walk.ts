import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import type { Action } from '#tests/walk/action.ts';
import { openLinks, worseLinks } from '#tests/walk/links.ts';
import { replay, startOf, type Walk, walk } from '#tests/walk/walk.ts';
import { screenStates } from '../e2e/screens.ts';
import { findBrowser, installBrowser } from './browser.mjs';
import { freePort } from './port.mjs';

const progressMs = 60_000;

/** Actions of one walk; then the next begins in a new browser context. */
const walkLength = 40;

/** Links that one tab opens. */
const batch = 200;

const starts = screenStates.map(({ address }) => address);

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

/** The first line, without what differs from one walk to the next. */
function kindOf(problem: string | undefined): string | undefined {
  return problem?.split(/[:\n]/, 1)[0];
}

/** The walk without the actions that its problem does not need, as far as 30 replays find them. */
async function minimize(browser: Browser, url: string, whole: Walk): Promise<Walk> {
  let shortest = whole;
  let replays = 30;
  for (let size = Math.ceil(whole.actions.length / 2); size >= 1 && replays > 0; ) {
    let isShorter = false;
    for (let from = 1; from < shortest.actions.length && replays > 0; ) {
      const part = await replay(browser, url, shortest.actions.toSpliced(from, size));
      replays -= 1;
      if (part.problem && kindOf(part.problem) === kindOf(whole.problem)) {
        shortest = part;
        isShorter = true;
      } else from += size;
    }
    if (size === 1 && !isShorter) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return shortest;
}

function print({ actions, problem }: Walk): void {
  console.log(`  ${problem?.replaceAll('\n', '\n  ')}`);
  for (const action of actions) console.log(`  ${JSON.stringify(action)}`);
}

async function runWalks(browser: Browser, url: string, seed: number, count: number) {
  const startMs = Date.now();
  let failures = 0;
  let done = 0;
  const progress = progressOf('actions');
  for (let index = 0; done < count; index++) {
    const start = startOf(seed + index, starts);
    const length = Math.min(walkLength, count - done);
    const result = await walk(browser, url, { seed: seed + index, start, length });
    done += Math.max(1, result.actions.length - 1);
    if (result.problem) failures += 1;
    progress(done, failures);
    if (!result.problem) continue;
    console.log(
      `\nfailed: --seed ${seed + index} --actions ${length} --links 0, step ${result.actions.length - 1}`,
    );
    console.log(`  ${result.problem}`);
    print(await minimize(browser, url, result));
  }
  report('actions', done, failures, startMs);
  return failures;
}

async function runLinks(browser: Browser, url: string, seed: number, count: number) {
  const startMs = Date.now();
  let failures = 0;
  const progress = progressOf('links');
  for (let from = 0; from < count; from += batch) {
    progress(from, failures);
    const links = worseLinks(seed + from, Math.min(batch, count - from));
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

/** Prints how far a long run is, now and then. */
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
 * have the same again. `--replay FILE` does the actions of the file, one lastMs line each. Exit code
 * 1 where something is wrong.
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
  const port = await freePort();
  const server = await preview({
    logLevel: 'silent',
    preview: { host: 'localhost', port, strictPort: true },
  });
  const executablePath = (await findBrowser()) ?? (await installBrowser());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Nobody follows links as fast as a walk, and the browser would drop some.
    args: ['--disable-ipc-flooding-protection', '--disable-gpu'],
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
