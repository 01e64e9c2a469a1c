import { mkdirSync, writeFileSync } from 'node:fs';

/** A reporter of Vitest that writes errors outside tests to a file, since the JSON report has none of them. */
export default class UnhandledErrors {
  /** @param {unknown} _modules
   * @param {readonly { stack?: string, message?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    if (errors.length === 0) return;
    mkdirSync('test-results', { recursive: true });
    const text = errors.map(({ stack, message }) => stack ?? message).join('\n');
    writeFileSync('test-results/unhandled.txt', text);
  }
}
