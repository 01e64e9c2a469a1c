import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { collectMessages } from './page.ts';
import { copyWithAnswers } from './sampleAnswers.ts';

/** The path of a program on the PATH or in Debian's folders of servers; undefined for none. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const nginx = findProgram('nginx');

/** The address of a container that serves the build, if there is one. */
const { CONTAINER_URL: container } = process.env;

/**
 * A test with the site of a container, or of an nginx whose configuration is changed to run unprivileged and serve `dist`, with some
 * answer pages, at a free port.
 */
const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      if (container) return use(container);
      const folder = mkdtempSync(join(tmpdir(), 'countertype-nginx-'));
      await copyWithAnswers(join(folder, 'html'));
      const port = await findFreePort();
      const configuration = readFileSync('hosting/nginx.conf', 'utf8')
        .replaceAll('/tmp/', `${folder}/`)
        .replace('/usr/share/nginx/html', join(folder, 'html'))
        .replace('listen 8080', `listen localhost:${port}`);
      writeFileSync(join(folder, 'nginx.conf'), configuration);
      // Started by root, its workers would run as a user that may not read the build.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const server = spawn(
        nginx ?? 'nginx',
        ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const exit = once(server, 'exit');
      const url = `http://localhost:${port}`;
      const isRunning = () =>
        fetch(url)
          .then(({ ok }) => ok)
          .catch(() => false);
      try {
        await expect.poll(isRunning, { timeout: 10_000 }).toBe(true);
        await use(url);
      } finally {
        server.kill();
        await exit;
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
});

/** The path of the app's script, whose name has a hash. */
function findScript(): string {
  return `/assets/${readdirSync('dist/assets').find((name) => /^index-.*\.js$/.test(name))}`;
}

test.describe('nginx', { tag: '@full' }, () => {
  test.skip(!nginx && !container, 'nginx is not installed (Debian: apt-get install nginx-light)');

  test('answers each kind of file with every header', async ({ site, request }) => {
    const html = 'text/html; charset=utf-8';
    for (const [path, type] of [
      ['/', html],
      ['/index.html', html],
      ['/defense/team/', html],
      ['/defense', html],
      ['/offense/coverage/weakness/', html],
      [findScript(), 'text/javascript; charset=utf-8'],
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/pokedex.json', 'application/json; charset=utf-8'],
      ['/locales/de.json', 'application/json; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/icon.svg', 'image/svg+xml'],
      ['/icons/192.png', 'image/png'],
    ] as const) {
      const response = await request.get(site + path);
      expect(response.status(), path).toBe(200);
      const headers = response.headers();
      for (const [name, value] of Object.entries({ ...headersOf(path), 'Content-Type': type })) {
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
    }
  });

  test('serves the answer pages, and lets other sites read only the files for programs', async ({
    site,
    request,
  }) => {
    test.skip(Boolean(container), 'The container does not know its address');
    for (const [path, type] of [
      ['/types/dragon-ground/', 'text/html; charset=utf-8'],
      ['/de/pokemon/garchomp/', 'text/html; charset=utf-8'],
      ['/cards/dragon-ground.png', 'image/png'],
      ['/sitemap-de.xml', 'text/xml; charset=utf-8'],
      ['/api/v1/defense/dragon-ground.json', 'application/json; charset=utf-8'],
    ] as const) {
      const response = await request.get(site + path);
      expect(response.status(), path).toBe(200);
      const headers = response.headers();
      for (const [name, value] of Object.entries({ ...headersOf(path), 'Content-Type': type }))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      const isOpen = headers['access-control-allow-origin'] === '*';
      expect(isOpen, path).toBe(path.startsWith('/api/'));
    }
    // The build has not compressed them.
    const page = await request.get(`${site}/types/dragon-ground/`);
    expect(page.headers()['content-encoding']).toBe('gzip');
    expect(await page.text()).toContain('Dragon / Ground type weaknesses');
    expect(await (await request.get(`${site}/types/nothing/`)).text()).toContain('id="app"');
  });

  test('answers 404 for a missing file without caching', async ({ site, request }) => {
    for (const path of [
      ...['/assets/gone.js', '/assets/', '/locales/tlh.json', '/icons/gone.png'],
      ...['/api/v1/gone.json', '/cards/gone.png'],
      ...['/screenshots/gone.png', '/learn/99.json', '/moves/tlh.json', '/favicon.ico'],
    ]) {
      const response = await request.get(site + path);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).not.toContain('id="app"');
      const { 'cache-control': caching, ...headers } = response.headers();
      expect(caching, path).toBeUndefined();
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
    }
  });

  test('sends the compressed files of the build', async ({ site, request }) => {
    for (const path of [
      ...['/index.html', '/pokedex.json', '/locales/de.json', '/sw.js'],
      findScript(),
    ]) {
      const fetchEncoded = (encoding: string) =>
        request.get(site + path, { headers: { 'Accept-Encoding': encoding } });
      const compressed = (await fetchEncoded('gzip')).headers();
      const length = String(statSync(join('dist', `${path}.gz`)).size);
      expect(compressed, path).toMatchObject({
        ...{ 'content-encoding': 'gzip', 'content-length': length, vary: 'Accept-Encoding' },
      });
      const plain = await fetchEncoded('identity');
      expect(plain.headers()['content-encoding'], path).toBeUndefined();
      expect(await plain.body(), path).toEqual(readFileSync(join('dist', path)));
    }
  });

  test('leads what is shared without a service worker to a page', async ({ site, request }) => {
    const share = { multipart: { text: 'Garchomp' } };
    const answer = await request.post(`${site}/open/`, { ...share, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, '/open/']);
    expect(await (await request.post(`${site}/open/`, share)).text()).toContain('id="app"');
  });

  test('answers a link of 30 kB', async ({ site, request }) => {
    const response = await request.get(`${site}/defense/?own=${'x'.repeat(30_000)}`);
    expect(response.status()).toBe(200);
  });

  test('answers 304 when the client has the current file', async ({ site, request }) => {
    const { etag = '' } = (await request.get(`${site}/pokedex.json`)).headers();
    const response = await request.get(`${site}/pokedex.json`, {
      headers: { 'If-None-Match': etag },
    });
    expect(response.status()).toBe(304);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });

  test('serves the app without console output', async ({ site, page }) => {
    const messages = collectMessages(page);
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
