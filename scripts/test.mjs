// Runs every check and every test: node scripts/test.mjs [--no-browser | --only-browser [PLAYWRIGHT ARGS]]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, installBrowser } from './browser.mjs';
import { freePort } from './port.mjs';
import { countBrowserTests, countUnitTests } from './testReports.mjs';
import { run } from './tool.mjs';

/** @typedef {import('./tool.mjs').Result & { seconds?: number }} Result */
/** @typedef {import('./testReports.mjs').Count} Count */
/** @typedef {{ name: string, run: () => Promise<Result>, count?: () => Count, alone?: true }} Step */

const [only, ...playwrightArgs] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'countertype-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

async function types() {
  const projects = ['tsconfig.json', 'src/engine/tsconfig.json', 'tsconfig.node.json'];
  const results = await Promise.all(
    projects.map((path) => run('typescript/bin/tsc', ['-p', path])),
  );
  return {
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
  };
}

/** Runs a script of ours, which fails by throwing.
 * @param {string} path */
function script(path) {
  return () => run('../scripts/run.mjs', [path]);
}

let built = false;

async function build() {
  const result = await run('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  built = result.ok;
  return result;
}

async function browserTests() {
  if (!built) return { ok: false, output: 'They need the build.' };
  try {
    return await run('@playwright/test/cli.js', ['test', ...playwrightArgs], {
      CHROMIUM_PATH: (await findBrowser()) ?? (await installBrowser()),
      E2E_PORT: String(await freePort()),
      E2E_REPORT: browserReport,
      // Playwright forces colors upon its server, and Node would complain of both.
      NO_COLOR: undefined,
    });
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** @type {Step[]} */
const checks = [
  { name: 'types', run: types },
  {
    name: 'lint and format',
    run: () => run('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
  },
  { name: 'unused code', run: () => run('knip/bin/knip.js', ['--no-progress']) },
  {
    name: 'unit tests',
    run: () =>
      run('vitest/vitest.mjs', [
        ...['run', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${unitReport}`,
      ]),
    count: () => countUnitTests(unitReport),
  },
  { name: 'speed beside a peer', run: script('scripts/bench.ts') },
];

/** @type {Step[]} */
const browser = [
  { name: 'build', run: build },
  { name: 'size', alone: true, run: script('scripts/size.ts') },
  {
    name: 'browser tests',
    alone: true,
    run: browserTests,
    count: () => countBrowserTests(browserReport),
  },
];

/** @param {Step} step @param {Result} result */
function report({ name, count }, { ok, output, seconds }) {
  const { passed, failed, skipped } = count?.() ?? { passed: Number(ok), failed: 0, skipped: [] };
  // A step that went wrong, or ran no test at all, is a failure even where no test says so.
  const failures = failed || Number(!ok || passed === 0);
  console.log(`\n== ${name}: ${failures ? 'FAILED' : 'passed'} (${seconds?.toFixed(1)} s)`);
  if (failures) console.log(output.trim() || 'It ran no test.');
  return { name, passed, failed: failures, skipped };
}

/** Runs the steps two at a time, the browser tests alone, and reports them in their order.
 * @param {Step[]} steps */
async function take(steps) {
  const running = new Set();
  const reported = [];
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  for (const step of steps) {
    while (running.size > (step.alone ? 0 : 1)) await Promise.race(running);
    const begun = Date.now();
    const done = step.run().then((result) => {
      running.delete(done);
      return { ...result, seconds: (Date.now() - begun) / 1000 };
    });
    running.add(done);
    const turn = before;
    const line = done.then(async (result) => {
      await turn;
      return report(step, result);
    });
    before = line;
    reported.push(line);
  }
  return Promise.all(reported);
}

const results = await take([
  ...(only === '--only-browser' ? [] : checks),
  ...(only === '--no-browser' ? [] : browser),
]);
rmSync(reports, { recursive: true, force: true });

console.log('\n== summary');
for (const { name, passed, failed, skipped } of results) {
  const also = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  console.log(`${name}: ${passed} passed, ${failed} failed${also}`);
}
for (const { name, skipped } of results) {
  for (const test of skipped) console.log(`skipped in ${name}: ${test}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
