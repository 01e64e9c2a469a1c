import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createScreen } from './screen.mjs';

const folder = mkdtempSync(join(tmpdir(), 'countertype-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Step = { title: string; command: string; needs?: string };

/** The arguments of a process that runs the steps and prints their results. */
const argsOf = (lists: Step[][]) => [
  '--input-type=module',
  '--eval',
  `import { runSteps } from './scripts/run/runSteps.mjs';
  console.log(JSON.stringify([...await runSteps(${JSON.stringify(lists)})]));`,
];

function run(...lists: Step[][]) {
  const { stdout } = spawnSync(process.execPath, argsOf(lists), { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  const results = new Map<string, object>(JSON.parse(lines.pop() ?? ''));
  return { lines: lines.map((line) => line.replace(/\d+ s$/, 'N s')), results };
}

/** A command of Node, written so that the shells of all systems read it alike. */
const node = (script: string) => `node -e "${script}"`;
const sendMessage = (message: string) =>
  `console.log(String.fromCharCode(30) + JSON.stringify(${message}));`;

test('each step is a line, and one that needs a failed step does not run', () => {
  const { lines, results } = run(
    [
      { title: 'types', command: node('') },
      { title: 'build', command: node(`console.error('No entry'); process.exit(1)`) },
    ],
    [{ title: 'browser tests', command: node(''), needs: 'build' }],
  );
  expect(lines).toEqual([
    'step 1 of 3 · types · N s',
    'step 2 of 3 · build · 1 failed · N s',
    'step 3 of 3 · browser tests · not run, because it needs: build',
  ]);
  expect(results.get('types')).toMatchObject({ passed: 1, failed: 0 });
  const failure = { title: 'build', reason: 'No entry', command: expect.stringContaining('node') };
  expect(results.get('build')).toMatchObject({ failed: 1, failures: [failure] });
  expect(results.get('browser tests')).toMatchObject({ passed: 0, failed: 1 });
});

test('the messages of a test tool are its results, and its progress is a line for each fifth', () => {
  const progress = `for (let done = 0; done <= 10; done++) ${sendMessage('{ done, total: 10 }')}`;
  const end = sendMessage('{ passed: 9, failed: 0, skipped: 1, failures: [] }');
  const { lines, results } = run([{ title: 'unit tests', command: node(`${progress} ${end}`) }]);
  expect(lines.slice(0, -1)).toEqual(
    [2, 4, 6, 8].map((done) => `step 1 of 1 · unit tests · ${done} of 10`),
  );
  expect(results.get('unit tests')).toMatchObject({ passed: 9, failed: 0, skipped: 1 });
});

test.each([
  [
    'fails although its tests passed',
    `${sendMessage('{ passed: 3, failed: 0, skipped: 0, failures: [] }')} process.exit(1)`,
  ],
  ['has no tests', sendMessage('{ passed: 0, failed: 0, skipped: 0, failures: [] }')],
])('a tool that %s is a failure', (_, script) => {
  const { results } = run([{ title: 'unit tests', command: node(script) }]);
  expect(results.get('unit tests')).toMatchObject({
    failed: 1,
    failures: [{ title: 'unit tests' }],
  });
});

test('a terminal has one line that changes, as wide as it is at most', () => {
  const output: string[] = [];
  const screen = createScreen({
    isTTY: true,
    columns: 30,
    write: (text: string | Uint8Array) => output.push(String(text)) > 0,
  });
  screen.show('step 1 of 2 · types');
  screen.show('step 2 of 2 · unit tests', 1, 9);
  screen.end('step 1 of 2 · types', '3 s');
  expect(output).toEqual([
    '\r\x1b[2Kstep 1 of 2 · types',
    '\r\x1b[2Kstep 1 of 2 · types  |  step ',
    '\r\x1b[2Kstep 1 of 2 · types · 3 s\n',
    '\r\x1b[2Kstep 2 of 2 · unit tests · 1 ',
  ]);
});

const isRunning = (pid: string) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout);

// Regression: the web server of an interrupted run stayed.
test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the steps with what they started',
  async (signal) => {
    const pidFile = join(folder, signal);
    const command = `sh -c 'echo $$ > ${pidFile}; sleep 600' & wait`;
    const child = spawn(process.execPath, argsOf([[{ title: 'server', command }]]), {
      stdio: 'ignore',
    });
    const readPid = () => {
      try {
        return readFileSync(pidFile, 'utf8').trim();
      } catch {
        return '';
      }
    };
    await vi.waitUntil(() => readPid() !== '', { timeout: 30_000 });
    child.kill(signal);
    const [status] = await once(child, 'exit');
    expect(status).toBe(130);
    await vi.waitUntil(() => !isRunning(readPid()), { timeout: 30_000 });
  },
);
