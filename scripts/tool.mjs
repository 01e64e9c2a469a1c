import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ ok: boolean, output: string }} Result */

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program of an installed package, without standard input, and answers with all that it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>} */
export function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
