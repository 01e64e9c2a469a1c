import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runGroup } from './processGroup.ts';

const pidFile = join(tmpdir(), `process-group-${process.pid}`);
const sleep = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 6e5)'], { stdio: 'ignore' })`;
const start = `require('node:fs').writeFileSync(process.argv[1], String(${sleep}.pid));`;

const run = (script: string, timeoutMs = 600_000) =>
  runGroup(process.execPath, ['-e', script, pidFile], { cwd: tmpdir(), timeoutMs });

// A process that has ended may stay as a zombie, without a parent that asks for its status.
const isRunning = (pid: string) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout);

test('a command passes by its exit status', async () => {
  expect([await run(''), await run('process.exit(3)')]).toEqual(['passed', 'failed']);
});

test('a command that takes too long is ended', async () => {
  expect(await run('setTimeout(() => {}, 6e5)', 1)).toBe('too late');
});

// Regression: the workers of the tests ran on.
test('a command leaves no process behind', async () => {
  expect(await run(`${start} process.exit()`)).toBe('passed');
  const pid = readFileSync(pidFile, 'utf8');
  await vi.waitUntil(() => !isRunning(pid));
});
