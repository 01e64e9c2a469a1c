import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import { headersOf } from '../scripts/build/headers.ts';
import { findFreePort } from '../scripts/run/port.mjs';

/** The path of a program on the PATH or in Debian's folders of servers; undefined for none. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const nginx = findProgram('nginx');

/** Starts nginx unprivileged with the configuration, changed to serve `site` at a free port. */
async function startNginx(configuration: string, site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-nginx-'));
  const port = await findFreePort();
  const text = configuration
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/usr/share/nginx/html', site)
    .replace('listen 8080', `listen localhost:${port}`);
  writeFileSync(join(folder, 'nginx.conf'), text);
  // Started by root, its workers would run as a user that may not read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const errorLines: string[] = [];
  const server: ChildProcess = spawn(
    nginx ?? 'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.stderr?.on('data', (line) => errorLines.push(String(line)));
  const url = `http://localhost:${port}`;
  const exit = new Promise((done) => server.once('exit', done));
  const end = async () => {
    server.kill();
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  const probe = () =>
    fetch(url).then(
      () => 'answers',
      () => errorLines.join(''),
    );
  try {
    await expect.poll(probe, { timeout: 10_000 }).toBe('answers');
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}

const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const server = await startNginx(readFileSync('hosting/nginx.conf', 'utf8'), resolve('dist'));
      await use(server.url);
      await server.end();
    },
    { scope: 'worker' },
  ],
});
const asset = '/assets/index-*.js';

/** The path; for `asset`, the path of the built file that matches it. */
function resolveAsset(path: string): string {
  const isAsset = (name: string) => /^index-.*\.js$/.test(name);
  return path === asset ? `/assets/${readdirSync('dist/assets').find(isAsset)}` : path;
}

const files: [path: string, type: string][] = [
  ['/', 'text/html; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/defense/team/', 'text/html; charset=utf-8'],
  ['/defense', 'text/html; charset=utf-8'],
  ['/offense/coverage/weakness/', 'text/html; charset=utf-8'],
  [asset, 'text/javascript; charset=utf-8'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/pokedex.json', 'application/json; charset=utf-8'],
  ['/locales/de.json', 'application/json; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/icons/192.png', 'image/png'],
];

test.describe('nginx', { tag: '@full' }, () => {
  test.skip(!nginx, 'nginx is not installed (Debian: apt-get install nginx-light)');

  for (const [path, type] of files) {
    test(`answers ${path} with every header`, async ({ site, request }) => {
      const response = await request.get(site + resolveAsset(path));
      expect(response.status()).toBe(200);
      const headers = response.headers();
      for (const [name, value] of Object.entries({ ...headersOf(path), 'Content-Type': type })) {
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
    });
  }

  for (const path of [
    '/assets/gone.js',
    '/assets/',
    '/locales/tlh.json',
    '/icons/gone.png',
    '/screenshots/gone.png',
  ]) {
    test(`answers 404 for ${path} without caching`, async ({ site, request }) => {
      const response = await request.get(site + path);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain('id="app"');
      const { 'cache-control': caching, ...headers } = response.headers();
      expect(caching).toBeUndefined();
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    });
  }

  for (const path of ['/index.html', asset, '/pokedex.json', '/locales/de.json', '/sw.js']) {
    test(`sends the compressed file of the build for ${path}`, async ({ site, request }) => {
      const name = resolveAsset(path);
      const fetchEncoded = (encoding: string) =>
        request.get(site + name, { headers: { 'Accept-Encoding': encoding } });
      const gzipHeaders = (await fetchEncoded('gzip')).headers();
      expect(gzipHeaders).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(Number(gzipHeaders['content-length'])).toBe(statSync(join('dist', `${name}.gz`)).size);
      const plainResponse = await fetchEncoded('identity');
      expect(plainResponse.headers()['content-encoding']).toBeUndefined();
      expect(await plainResponse.body()).toEqual(readFileSync(join('dist', name)));
    });
  }

  test('answers 304 when the client has the current file', async ({ site, request }) => {
    const { etag = '' } = (await request.get(`${site}/pokedex.json`)).headers();
    const response = await request.get(`${site}/pokedex.json`, {
      headers: { 'If-None-Match': etag },
    });
    expect(response.status()).toBe(304);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });

  test('serves the app without console output', async ({ site, page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    await page.goto(`${site}/defense/?pokemon=charizard&types=fire-flying`);
    await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
    for (const path of ['nothing/here', 'v6.5', 'about.html', 'defense/team.html?team=1']) {
      await page.goto(`${site}/${path}`);
      await expect(page).toHaveURL(/\/defense\/\?pokemon=charizard/);
    }
    expect(messages).toEqual([]);
  });
});

test('the build compresses every text file without loss', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|svg|webmanifest)$/.test(name))
    .filter((name) => statSync(join('dist', name)).size >= 1024);
  expect(texts.length).toBeGreaterThan(50);
  for (const name of texts) {
    const text = readFileSync(join('dist', name));
    expect(gunzipSync(readFileSync(join('dist', `${name}.gz`))).equals(text), name).toBe(true);
    const brotli = readFileSync(join('dist', `${name}.br`));
    expect(brotliDecompressSync(brotli).equals(text), name).toBe(true);
  }
});

test('the container gets every file that the build needs', { tag: '@full' }, () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'countertype-container-'));
  const sources = readFileSync('hosting/Containerfile', 'utf8')
    .split('FROM')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('COPY '))
    .flatMap((line) => line.split(' ').slice(1, -1));
  for (const path of sources ?? []) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    { cwd: folder, encoding: 'utf8' },
  );
  const listFiles = (outDir: string) => readdirSync(outDir, { recursive: true }).sort();
  const containerFiles = status === 0 ? listFiles(join(folder, 'dist')) : [];
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(containerFiles).toEqual(listFiles('dist'));
});
