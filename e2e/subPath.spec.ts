import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openAndInstall } from './page.ts';
import { startSite } from './site.ts';

const publicUrl = 'https://example.org/tool/';

test('a site below a sub-path keeps every address and file below it', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'countertype-'));
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder];
  const env = { ...process.env, BASE_PATH: '/tool/', VITE_SITE_URL: publicUrl };
  execFileSync(process.execPath, [...command, '--logLevel', 'error'], { env });
  const site = await startSite(folder, '/tool/');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('robots.txt')).toContain(`Sitemap: ${publicUrl}sitemap.xml`);
  expect(read('sitemap.xml')).toContain(`<loc>${publicUrl}sitemap-screens.xml</loc>`);
  expect(read('sitemap-screens.xml')).toContain(`<loc>${publicUrl}defense/</loc>`);
  expect(read('sitemap-de.xml')).toContain(`<loc>${publicUrl}de/types/dragon-ground/</loc>`);
  expect(read('defense/index.html')).toContain('href="/tool/types/"');
  expect(read('sw.js')).not.toMatch(/url:"[^"]*(?:types|cards|api)/);
  rmSync(folder, { recursive: true });

  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) outside.push(request.url());
  });
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/defense/`);
  await page.getByRole('button', { name: 'Charizard' }).click();
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.url}/about/`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${publicUrl}about/`);
  await page.getByRole('link', { name: 'Countertype', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/defense/?pokemon=charizard&types=fire-flying`);
  await page.goto(`${site.url}/defense?types=ice`);
  await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(`${site.url}/defense/`);
  await page.goto(`${site.url}/nothing/here`);
  await expect(page).toHaveURL(`${site.url}/defense/`);
  expect(outside).toEqual([]);

  const installed = await browser.newContext({ serviceWorkers: 'allow' });
  const sharing = await installed.newPage();
  await openAndInstall(sharing, `${site.url}/defense/`);
  // The service worker does not know the answer pages.
  await sharing.goto(`${site.url}/de/types/dragon-ground/`);
  await expect(sharing.getByRole('rowheader')).toHaveText(['4×', '2×', '½×', '0×', '1×']);
  await sharing.getByRole('link', { name: 'In der App öffnen' }).click();
  await expect(sharing).toHaveURL(`${site.url}/defense/?types=dragon-ground`);
  await site.end();
  await sharing.goto('about:blank');
  await sharing.setContent(
    `<form method="post" enctype="multipart/form-data" action="${site.url}/open/">
      <input name="text" value="Garchomp @ Yache Berry"><button>Share</button></form>`,
  );
  await sharing.getByRole('button', { name: 'Share' }).click();
  await expect(sharing).toHaveURL(`${site.url}/defense/team/`);
  await expect(sharing.getByLabel('Team as text')).toHaveValue('Garchomp @ Yache Berry');
  await installed.close();
});
