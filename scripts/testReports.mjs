// Reads what vitest and Playwright report about their tests.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Count */

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Counts the tests in vitest's JSON report; a file that does not even load counts as one failure.
 * @param {string} path
 * @returns {Count} */
export function countUnitTests(path) {
  /** @type {Count} */
  const count = { passed: 0, failed: 0, skipped: [] };
  for (const file of read(path)?.testResults ?? []) {
    const failedBefore = count.failed;
    for (const { status, fullName } of file.assertionResults) {
      if (status === 'passed') count.passed++;
      else if (status === 'failed') count.failed++;
      else count.skipped.push(`${basename(file.name)}: ${fullName}`);
    }
    if (file.status === 'failed' && count.failed === failedBefore) count.failed++;
  }
  return count;
}

/** Counts the tests in Playwright's JSON report.
 * @param {string} path
 * @returns {Count} */
export function countBrowserTests(path) {
  /** @type {Count} */
  const count = { passed: 0, failed: 0, skipped: [] };
  const report = read(path);
  /** @param {any} suite */
  function add(suite) {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { status, projectName } of tests) {
        if (status === 'expected') count.passed++;
        else if (status === 'skipped') count.skipped.push(`${file}: ${title} (${projectName})`);
        else count.failed++;
      }
    }
    for (const inner of suite.suites ?? []) add(inner);
  }
  for (const suite of report?.suites ?? []) add(suite);
  if (count.failed === 0) count.failed = report?.errors?.length ?? 0;
  return count;
}
