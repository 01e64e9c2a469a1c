// Runs every check and every test, and prints how many passed: node scripts/run/test.mjs [--full]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const isFull = process.argv.includes('--full');
const unitReport = 'test-results/unit.json';
const browserReport = 'test-results/browser.json';

/** The scripts of package.json to run, in this order, and how their tests are counted.
 * @type {{ command: string, count?: () => Count, isLong?: true }[]} */
const steps = [
  { command: 'check:types' },
  { command: 'check:lint' },
  { command: 'check:unused' },
  { command: 'test:unit', count: countUnitTests },
  { command: 'bench', isLong: true },
  { command: 'differential', isLong: true },
  { command: 'build' },
  { command: 'size' },
  { command: 'test:e2e', count: countBrowserTests },
  { command: 'test:browsers', isLong: true },
];

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** @returns {Count} */
function countUnitTests() {
  const report = readReport(unitReport);
  return {
    passed: report.numPassedTests ?? 0,
    // A file that fails to load has no tests.
    failed: report.numFailedTests || report.numFailedTestSuites || 0,
    skipped: report.numPendingTests ?? 0,
  };
}

/** @returns {Count} */
function countBrowserTests() {
  const { stats, errors = [] } = readReport(browserReport);
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return {
    passed: stats?.expected ?? 0,
    failed: failed || errors.length,
    skipped: stats?.skipped ?? 0,
  };
}

rmSync('test-results', { recursive: true, force: true });
const lines = [];
const total = { passed: 0, failed: 0 };
for (const { command, count, isLong } of steps) {
  if (isLong && !isFull) continue;
  console.log(`\n== ${command}`);
  const startMs = Date.now();
  const { status } = spawnSync(`npm run --silent ${command}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...(isFull && { FULL: '1' }) },
  });
  const { passed, failed, skipped } = count?.() ?? {
    passed: status === 0 ? 1 : 0,
    failed: 0,
    skipped: 0,
  };
  // A command that fails, or runs no test, is a failure even if its report has none.
  const failures = failed || Number(status !== 0 || passed === 0);
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  lines.push(`${command}: ${passed} passed, ${failures} failed, ${skipped} skipped (${seconds} s)`);
  total.passed += passed;
  total.failed += failures;
}
console.log(`\n== summary\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
