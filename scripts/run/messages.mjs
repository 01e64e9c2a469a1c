// What the reporters of the test tools send to the runner of all tests: lines of JSON in their output, which pass through npm.

/** The start of a line that is a message; the rest of it is JSON. */
const mark = '\x1e';

/** A test that failed, why, and the command that runs it alone.
 * @typedef {{ title: string, reason: string, command: string }} Failure */

/** How many files or tests have ended, and at the end how many tests passed.
 * @typedef {{ done: number, total: number } | { passed: number, failed: number, skipped: number, failures: Failure[] }} Message */

/** Sends a message to the runner of all tests.
 * @param {Message} message */
export function send(message) {
  process.stdout.write(`\n${mark}${JSON.stringify(message)}\n`);
}

/** The message in a line of output; undefined if it has none.
 * @param {string} line @returns {Message | undefined} */
export function parseMessage(line) {
  return line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : undefined;
}

/** What precedes a command so that it runs the tests of this run. */
export const environment = process.env.FULL ? 'FULL=1 ' : '';

/** Puts a text into single quotes for a shell.
 * @param {string} text */
export function quote(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
