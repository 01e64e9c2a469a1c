import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A copy of the scripts alone: nothing is installed there, and nothing of this checkout is touched.
const copy = mkdtempSync(join(tmpdir(), 'countertype-setup-'));

beforeAll(() => cpSync('scripts', join(copy, 'scripts'), { recursive: true }));
afterAll(() => rmSync(copy, { recursive: true }));

function node(args: string[], env: NodeJS.ProcessEnv = {}, cwd = copy) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    // The runner of all tests silences npm for them.
    env: { ...process.env, npm_config_loglevel: 'notice', CHROMIUM_PATH: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

/** Runs setup.mjs for an app without packages that needs a version of Node. */
function setUp(range: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const app = { name: 'app', version: '1.0.0', engines: { node: range } };
  const lock = { ...app, lockfileVersion: 3, packages: { '': app } };
  writeFileSync(join(copy, 'package.json'), JSON.stringify(app));
  writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock));
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  return node(['scripts/run/setup.mjs', ...args], env);
}

test('a version of Node that the app does not support', () => {
  const { status, lines } = setUp('>=999.0.0');
  expect(status).toBe(1);
  expect(lines.join()).toContain('Required: {"node":">=999.0.0"}');
  expect(lines.join()).toContain(process.version);
});

test('packages are installed once', () => {
  const installed = { status: 0, stdout: expect.stringContaining('Installing') };
  expect(setUp('>=4.1.0')).toMatchObject(installed);
  expect(setUp('>=4.1.0')).toMatchObject({ status: 0, stdout: '' });
});

// Regression: what another command had installed was deleted and installed again, under a running test.
test('packages that npm has installed otherwise stay', () => {
  setUp('>=4.1.0');
  rmSync(join(copy, 'node_modules/.setup-stamp'));
  expect(setUp('>=4.1.0')).toMatchObject({ status: 0, stdout: '' });
});

test('packages of another lock file are installed', () => {
  const installed = { status: 0, stdout: expect.stringContaining('Installing') };
  setUp('>=4.1.0');
  writeFileSync(join(copy, 'node_modules/.setup-stamp'), 'other platform');
  expect(setUp('>=4.1.0')).toMatchObject(installed);
});

// Regression: another patch version of Node installed everything again.
test('another patch version of Node needs no other packages', () => {
  setUp('>=4.1.0');
  expect(readFileSync(join(copy, 'node_modules/.setup-stamp'), 'utf8')).not.toContain(
    process.versions.node,
  );
});

// Regression: a missing browser was noticed after the unit tests.
test('a browser that does not run ends the setup before the packages', () => {
  rmSync(join(copy, 'node_modules'), { recursive: true, force: true });
  const env = { CHROMIUM_PATH: '/nowhere/chromium' };
  const { status, stdout, lines } = setUp('>=4.1.0', ['--browser'], env);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(lines).toEqual(['CHROMIUM_PATH is not the path of a browser: /nowhere/chromium']);
});

test('a busy port', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve(Number(Object(server.address()).port)));
  });
  const env = { PORT: String(port) };
  const { status, stdout, lines } = node(['scripts/run/start.mjs', '--no-build'], env, '.');
  server.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(lines[0]).toMatch(new RegExp(`^Port ${port}: .*already in use`));
  expect(lines[1]).toBe('Choose another: PORT=4174 npm start');
});

test('no browser and no way to install one', () => {
  const script = `import { ensureBrowser } from './scripts/run/browser.mjs'; await ensureBrowser();`;
  const args = ['--input-type=module', '--eval', script];
  const { status, lines } = node(args, { PATH: '/nowhere' });
  expect(status).toBe(1);
  // What is downloaded or installed is said before.
  if (process.platform === 'linux' && process.arch === 'x64')
    expect(lines[0]).toBe(
      'Downloading Chromium from the npm registry (65 MB) for the browser tests ...',
    );
  expect(lines.join('\n')).toMatch(/^Error: No browser .* set CHROMIUM_PATH/m);
});
