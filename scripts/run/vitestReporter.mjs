import { relative } from 'node:path';
import { environment, quote, send } from './messages.mjs';

/** A reporter of Vitest that tells the runner of all tests how many files have ended, and which tests failed. */
export default class VitestReporter {
  #done = 0;
  #total = 0;

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#total = files.length;
    send({ done: 0, total: this.#total });
  }

  onTestModuleEnd() {
    this.#done += 1;
    send({ done: this.#done, total: this.#total });
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} errors outside the tests */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    /** @param {string} state */
    const listTests = (state) => tests.filter((test) => test.result().state === state);
    const failedTests = listTests('failed').map((test) => {
      const { file, command } = describeFile(test.module);
      return {
        title: `${file} > ${test.fullName}`,
        reason: formatErrors(test.result().errors),
        // The name is a regular expression.
        command: `${command} -t ${quote(test.fullName.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`,
      };
    });
    // A file that cannot be loaded has no tests, and a group whose preparation fails skips them.
    const failedGroups = modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .filter((group) => group.errors().length > 0)
      .map((group) => {
        const { file, command } = describeFile(group.type === 'module' ? group : group.module);
        return { title: file, reason: formatErrors(group.errors()), command };
      });
    const otherErrors = errors.map((error) => ({
      title: 'An error outside the tests',
      reason: formatErrors([error]),
      command: `${environment}npm run test:unit`,
    }));
    const failures = [...failedTests, ...failedGroups, ...otherErrors];
    send({
      passed: listTests('passed').length,
      failed: failures.length,
      skipped: listTests('skipped').length,
      failures,
    });
  }
}

/** @param {import('vitest/node').TestModule} module */
function describeFile({ moduleId }) {
  const file = relative('.', moduleId).replaceAll('\\', '/');
  return { file, command: `${environment}npx vitest run ${file}` };
}

/** @param {readonly { message: string, stack?: string, diff?: string }[]} [errors] */
function formatErrors(errors = []) {
  return errors
    .map(({ message, stack, diff }) => {
      const places = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
      const ownPlace = places.find((line) => !/node_modules|node:/.test(line)) ?? places[0];
      return [message, diff, ownPlace?.trim()].filter(Boolean).join('\n');
    })
    .join('\n');
}
