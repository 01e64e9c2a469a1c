// Runs every check and every test, and prints how many passed: node scripts/run/test.mjs [--full]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

if (process.argv.includes('--help')) {
  console.log(`npm test
Runs every check and every test, and prints how many passed.
npm run test:full also runs those that take long.`);
  process.exit();
}

const isFull = process.argv.includes('--full');

/** The scripts of package.json to run, in this order, and the reports that count their tests.
 * @type {{ command: string, report?: string, isLong?: true }[]} */
const steps = [
  { command: 'check:types' },
  { command: 'check:lint' },
  { command: 'check:unused' },
  { command: 'test:unit', report: 'test-results/unit.json' },
  { command: 'bench', isLong: true },
  { command: 'differential', isLong: true },
  { command: 'build' },
  { command: 'size' },
  { command: 'test:e2e', report: 'test-results/browser.json' },
  { command: 'test:browsers', isLong: true },
];

const unhandledErrors = 'test-results/unhandled.txt';

/** Counts the tests in a report of Vitest or of Playwright.
 * @param {string} path */
function countTests(path) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const { stats = {}, errors = [] } = report;
  return {
    passed: report.numPassedTests ?? stats.expected ?? 0,
    // A file that fails to load has no tests.
    failed:
      report.numFailedTests ||
      report.numFailedTestSuites ||
      (stats.unexpected ?? 0) + (stats.flaky ?? 0) ||
      errors.length,
    skipped: report.numPendingTests ?? stats.skipped ?? 0,
  };
}

/** The names of the tests that fail, in a report of Vitest or of Playwright.
 * @param {string} path
 * @returns {string[]} */
function failureNames(path) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  /** @param {{ specs?: any[], suites?: any[] }} suite
   * @returns {string[]} */
  const failuresOf = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failuresOf),
  ];
  /** @param {{ name: string, message: string, assertionResults: any[] }} file */
  const failuresIn = ({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  ];
  return [...(report.testResults ?? []).flatMap(failuresIn), ...failuresOf(report)];
}

rmSync('test-results', { recursive: true, force: true });
const lines = [];
const failureLines = [];
const total = { passed: 0, failed: 0 };
for (const { command, report, isLong } of steps) {
  if (isLong && !isFull) continue;
  console.log(`\n== ${command}`);
  const startMs = Date.now();
  const { status } = spawnSync(`npm run --silent ${command}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...(isFull && { FULL: '1' }) },
  });
  const { passed, failed, skipped } = report
    ? countTests(report)
    : { passed: Number(status === 0), failed: 0, skipped: 0 };
  // A command that fails, or runs no test, is a failure even if its report has none.
  const failures = failed || Number(status !== 0 || passed === 0);
  const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
  lines.push(`${command}: ${passed} passed, ${failures} failed, ${skipped} skipped (${seconds} s)`);
  if (report) failureLines.push(...failureNames(report));
  total.passed += passed;
  total.failed += failures;
}
if (existsSync(unhandledErrors)) failureLines.push(readFileSync(unhandledErrors, 'utf8'));
console.log(`\n== summary\n${[...failureLines, ...lines].join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
