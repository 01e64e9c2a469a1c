import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    env: { ...process.env, CHROMIUM_PATH: '', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

test.each([
  ['>=999.0.0', false],
  ['^1.0.0 || ^999.12.0', false],
  [`^${process.versions.node.split('.')[0]}.999.0`, false],
  [`^1.0.0 || ^${process.versions.node}`, true],
  ['>=4.1.0', true],
])('Node against %s', (range, fits) => {
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ engines: { node: range } }));
  const { status, lines } = node(['scripts/run/setup.mjs']);
  expect(status).toBe(1);
  if (fits) {
    // It went on to the lock file, which the copy lacks.
    expect(lines.join()).toContain('package-lock.json');
  } else {
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`needs Node ${range}, but this is Node ${process.version}`);
  }
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
  expect(lines.join('\n')).toMatch(/^Error: No browser .* set CHROMIUM_PATH/m);
});
