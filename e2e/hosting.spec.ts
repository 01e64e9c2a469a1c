import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { expect } from '@playwright/test';
import { headersOf } from '../scripts/headers.mjs';
import { nginxConf } from '../scripts/hosting.ts';
import { freePort } from '../scripts/port.mjs';
import { test as base } from './page.ts';

/** Where a program is, on the path or where Debian puts servers. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const nginx = findProgram('nginx');
const caddy = findProgram('caddy');

/** Starts nginx without root's rights as the configuration says, but for `site` and at a free port. */
async function startNginx(configuration: string, site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-nginx-'));
  const port = await freePort();
  const text = configuration
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/usr/share/nginx/html', site)
    .replace('listen 8080', `listen localhost:${port}`);
  writeFileSync(join(folder, 'nginx.conf'), text);
  // Started by root, its workers would be somebody who may not read the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const said: string[] = [];
  const server: ChildProcess = spawn(
    nginx ?? 'nginx',
    ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.stderr?.on('data', (line) => said.push(String(line)));
  const url = `http://localhost:${port}`;
  const ended = new Promise((done) => server.once('exit', done));
  const end = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(url).then(
      () => 'answers',
      () => said.join(''),
    );
  try {
    await expect.poll(answers, { timeout: 10_000 }).toBe('answers');
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

/** The path itself; of `asset`, that of the file which the build has named so. */
function existing(path: string): string {
  const isAsset = (name: string) => /^index-.*\.js$/.test(name);
  return path === asset ? `/assets/${readdirSync('dist/assets').find(isAsset)}` : path;
}

const found: [path: string, type: string][] = [
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

test.describe('nginx', () => {
  test.skip(!nginx, 'nginx is not installed (Debian: apt-get install nginx-light)');

  for (const [path, type] of found) {
    test(`answers ${path} with every header`, async ({ site, request }) => {
      const response = await request.get(site + existing(path));
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
    test(`says that ${path} is missing, and nobody keeps it`, async ({ site, request }) => {
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
    test(`sends ${path} as the build compressed it`, async ({ site, request }) => {
      const name = existing(path);
      const ask = (accepted: string) =>
        request.get(site + name, { headers: { 'Accept-Encoding': accepted } });
      const small = (await ask('gzip')).headers();
      expect(small).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(Number(small['content-length'])).toBe(statSync(join('dist', `${name}.gz`)).size);
      const plain = await ask('identity');
      expect(plain.headers()['content-encoding']).toBeUndefined();
      expect(await plain.body()).toEqual(readFileSync(join('dist', name)));
    });
  }

  test('sends nothing twice to who has it already', async ({ site, request }) => {
    const { etag = '' } = (await request.get(`${site}/pokedex.json`)).headers();
    const again = await request.get(`${site}/pokedex.json`, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    expect(again.headers()['cache-control']).toBe('no-cache');
  });

  test('serves the app without a word from the browser', async ({ site, page }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', ({ message }) => noise.push(message));
    await page.goto(`${site}/defense/?pokemon=charizard&types=fire-flying`);
    await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
    for (const path of ['nothing/here', 'v6.5', 'about.html', 'defense/team.html?team=1']) {
      await page.goto(`${site}/${path}`);
      await expect(page).toHaveURL(/\/defense\/\?pokemon=charizard/);
    }
    expect(noise).toEqual([]);
  });

  test('answers below a sub-path with the page that is there', async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'countertype-'));
    mkdirSync(join(folder, 'my.tool/assets'), { recursive: true });
    writeFileSync(join(folder, 'my.tool/index.html'), 'the app');
    writeFileSync(join(folder, 'my.tool/assets/a.js'), 'a');
    const { url, end } = await startNginx(nginxConf('/my.tool/'), folder);
    try {
      const statusOf = async (path: string) => (await request.get(url + path)).status();
      const team = await request.get(`${url}/my.tool/defense/team/`);
      expect(await team.text()).toBe('the app');
      const { 'cache-control': caching } = (
        await request.get(`${url}/my.tool/assets/a.js`)
      ).headers();
      expect(caching).toBe(headersOf('/assets/a.js')['Cache-Control']);
      expect(await statusOf('/my.tool/assets/gone.js')).toBe(404);
      expect(await statusOf('/defense/team/')).toBe(404);
    } finally {
      await end();
      rmSync(folder, { recursive: true });
    }
  });
});

test('the build has compressed every text, and nothing got lost in it', () => {
  const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|svg|webmanifest)$/.test(name))
    .filter((name) => statSync(join('dist', name)).size >= 1024);
  expect(texts.length).toBeGreaterThan(50);
  for (const name of texts) {
    const text = readFileSync(join('dist', name));
    expect(gunzipSync(readFileSync(join('dist', `${name}.gz`))).equals(text), name).toBe(true);
    const small = readFileSync(join('dist', `${name}.br`));
    expect(brotliDecompressSync(small).equals(text), name).toBe(true);
  }
});

test('the container gets all that the build needs', () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'countertype-container-'));
  const copied = readFileSync('hosting/Containerfile', 'utf8')
    .split('FROM')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('COPY '))
    .flatMap((line) => line.split(' ').slice(1, -1));
  for (const path of copied ?? []) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    { cwd: folder, encoding: 'utf8' },
  );
  const names = (built: string) => readdirSync(built, { recursive: true }).sort();
  const container = status === 0 ? names(join(folder, 'dist')) : [];
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(container).toEqual(names('dist'));
});

test('Caddy understands its configuration', () => {
  test.skip(!caddy, 'caddy is not installed (Debian: apt-get install caddy)');
  const { status, stderr } = spawnSync(
    caddy ?? 'caddy',
    ['validate', '--config', 'hosting/Caddyfile', '--adapter', 'caddyfile'],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});
