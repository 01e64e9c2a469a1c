import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { endGroup, hasGroups } from './endGroup.mjs';
import { parseMessage } from './messages.mjs';
import { createScreen } from './screen.mjs';

/** A command of the shell; `needs` is the title of a step that has to pass before.
 * @typedef {{ title: string, command: string, needs?: string }} Step */

/** @typedef {{ passed: number, failed: number, skipped: number, failures: import('./messages.mjs').Failure[] }} Result */

/** How many lines of an output explain a failure: the reason is at its end. */
const maxOutputLines = 60;

/** Milliseconds that interrupted steps have to end what they started. */
const maxEndingMs = 5000;

/**
 * Runs lists of steps beside each other, each list in its order, and prints a line for each step that ends. Resolves to
 * their results by title. An interruption ends the steps with all their processes, and then this process.
 * @param {Step[][]} lists @param {NodeJS.ProcessEnv} [env] @returns {Promise<Map<string, Result>>}
 */
export async function runSteps(lists, env = process.env) {
  const titles = lists.flat().map(({ title }) => title);
  const screen = createScreen();
  /** The processes of the steps that run.
   * @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  /** @type {Map<string, Promise<Result>>} */
  const promises = new Map();
  let isInterrupted = false;

  /** @param {Step} step @returns {Promise<Result>} */
  async function run({ title, command, needs = '' }) {
    const name = `step ${titles.indexOf(title) + 1} of ${titles.length} · ${title}`;
    if ((await promises.get(needs))?.failed) {
      screen.end(name, `not run, because it needs: ${needs}`);
      return { passed: 0, failed: 1, skipped: 0, failures: [] };
    }
    const startMs = Date.now();
    screen.show(name);
    const child = spawn(command, {
      shell: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
    });
    children.add(child);
    const result = await readResult(child, { title, command }, (done, total) =>
      screen.show(name, done, total),
    );
    children.delete(child);
    // The process ends soon, and nothing else may start or be printed.
    if (isInterrupted) return new Promise(() => {});
    const seconds = `${((Date.now() - startMs) / 1000).toFixed(0)} s`;
    screen.end(name, result.failed > 0 ? `${result.failed} failed · ${seconds}` : seconds);
    return result;
  }

  /** @param {NodeJS.Signals} signal */
  function endAll(signal) {
    for (const { pid } of children) endGroup(pid, signal);
  }

  /** Ends the steps, which first end what they started themselves, unless they are interrupted again. */
  async function interrupt() {
    if (!isInterrupted) {
      isInterrupted = true;
      screen.print('Interrupted');
      const ends = [...children].map((child) => once(child, 'close'));
      endAll('SIGINT');
      await Promise.race([Promise.all(ends), setTimeout(maxEndingMs)]);
    }
    endAll('SIGKILL');
    process.exit(130);
  }

  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, interrupt);
  for (const list of lists) {
    /** @type {Promise<unknown>} */
    let previous = Promise.resolve();
    for (const step of list) {
      const promise = previous.then(() => run(step));
      promises.set(step.title, promise);
      previous = promise;
    }
  }
  const results = await Promise.all(
    [...promises].map(async ([title, promise]) => /** @type {const} */ ([title, await promise])),
  );
  for (const signal of signals) process.off(signal, interrupt);
  return new Map(results);
}

/** Reads the output of a step: its messages, or else whether it succeeds.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @param {Pick<Step, 'title' | 'command'>} step
 * @param {(done: number, total: number) => void} onProgress
 * @returns {Promise<Result>} */
async function readResult(child, { title, command }, onProgress) {
  /** @type {string[]} */
  const lines = [];
  /** @type {Result | undefined} */
  let result;
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      const message = parseMessage(line);
      if (!message) lines.push(line);
      else if ('done' in message) onProgress(message.done, message.total);
      else result = message;
    });
  const [status] = await once(child, 'close');
  const { passed, failed, skipped, failures } = result ?? {
    ...{ passed: Number(status === 0), failed: 0, skipped: 0, failures: [] },
  };
  // A command that fails, or runs no test, is a failure even if it reports none.
  if (failed > 0 || (status === 0 && passed > 0)) return { passed, failed, skipped, failures };
  const reason = lines.slice(-maxOutputLines).join('\n');
  return { passed, failed: 1, skipped, failures: [{ title, reason, command }] };
}
