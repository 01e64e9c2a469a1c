import { relative } from 'node:path';
import { environment, send } from './messages.mjs';

/** A reporter of Playwright that tells the runner of all tests how many tests have ended, and which failed. */
export default class PlaywrightReporter {
  #done = 0;
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;
  /** @type {import('./messages.mjs').Failure[]} */
  #otherErrors = [];
  #configFolder = '';

  /** @param {import('@playwright/test/reporter').FullConfig} config
   * @param {import('@playwright/test/reporter').Suite} suite */
  onBegin({ configFile }, suite) {
    this.#suite = suite;
    this.#configFolder = configFile?.includes('browsers') ? ' --config=browsers' : '';
    send({ done: 0, total: suite.allTests().length });
  }

  onTestEnd() {
    this.#done += 1;
    send({ done: this.#done, total: this.#suite?.allTests().length ?? 0 });
  }

  /** Called for an error outside the tests, such as a file that cannot be loaded.
   * @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#otherErrors.push({
      title: 'An error outside the tests',
      reason: formatError(error),
      command: `${environment}npx playwright test`,
    });
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    /** @param {string} outcome */
    const listTests = (outcome) => tests.filter((test) => test.outcome() === outcome);
    const failedTests = [...listTests('unexpected'), ...listTests('flaky')].map((test) => {
      const { file, line } = test.location;
      const place = `${relative('.', file).replaceAll('\\', '/')}:${line}`;
      const project = test.parent.project()?.name;
      return {
        title: `${place} > ${test.title}${project ? ` (${project})` : ''}`,
        reason: test.results.flatMap(({ errors }) => errors.map(formatError)).join('\n'),
        command: `${environment}npx playwright test${this.#configFolder} ${place}${project ? ` --project=${project}` : ''}`,
      };
    });
    const failures = [...failedTests, ...this.#otherErrors];
    send({
      passed: listTests('expected').length,
      failed: failures.length,
      skipped: listTests('skipped').length,
      failures,
    });
  }

  /** Keeps Playwright from adding a reporter of its own. */
  printsToStdio() {
    return true;
  }
}

/** @param {import('@playwright/test/reporter').TestError} error */
function formatError({ message, value, snippet, location }) {
  const place = location && `at ${relative('.', location.file)}:${location.line}`;
  return [message ?? value, snippet, place].filter(Boolean).join('\n');
}
