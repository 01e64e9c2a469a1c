import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../scripts/run/port.mjs';

// All tests of this file share one build and one server.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'countertype-'));
const env = { ...process.env, BASE_PATH: '/tool/', VITE_SITE_URL: 'https://example.org/tool/' };
const vite = 'node_modules/vite/bin/vite.js';

let server: ChildProcess;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    env,
  });
  const port = await findFreePort();
  site = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    [vite, 'preview', '--outDir', folder, '--port', String(port), '--strictPort'],
    { env, stdio: 'ignore' },
  );
  await expect
    .poll(
      () =>
        fetch(`${site}/tool/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('every address and file stays below the sub-path', { tag: '@full' }, async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/tool/')) outside.push(request.url());
  });
  await page.goto(`${site}/tool/`);
  await expect(page).toHaveURL(`${site}/tool/defense/`);
  await page.getByRole('button', { name: 'Charizard' }).click();
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site}/tool/about/`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://example.org/tool/about/',
  );
  await page.getByRole('link', { name: 'Countertype', exact: true }).click();
  await expect(page).toHaveURL(`${site}/tool/defense/?pokemon=charizard&types=fire-flying`);
  await page.goto(`${site}/tool/defense?types=ice`);
  await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${site}/tool/defense/`);
  await page.goto(`${site}/tool/nothing/here`);
  await expect(page).toHaveURL(`${site}/tool/defense/`);
  expect(outside).toEqual([]);
});

test('a site with a URL has a robots.txt and a sitemap', { tag: '@full' }, () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('robots.txt')).toContain('Sitemap: https://example.org/tool/sitemap.xml');
  expect(read('sitemap.xml')).toContain('<loc>https://example.org/tool/defense/</loc>');
});
