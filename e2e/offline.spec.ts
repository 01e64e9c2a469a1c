import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as base, tab } from './page.ts';
import { answers } from './screens.ts';
import { type Site, startSite } from './site.ts';

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startSite('dist');
    await use(site);
    await site.end();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Ready in English or in German. */
async function ready(page: Page): Promise<void> {
  await expect(page.getByText(/Ready offline|Offline verfügbar/)).toBeVisible({ timeout: 30_000 });
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('after one visit every screen, the Pokédex and the language work with the server gone', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const errors = errorsOf(page);
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
  await page.goto(`${site.url}/defense/`);
  await ready(page);
  await site.end();

  for (const path of [
    ...answers,
    '/defense/team?team=1&member=rotom-wash.electric-water.levitate',
    '/nowhere/at/all',
  ]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('Glurak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glurak' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a language that was never asked for is missed and told, and comes with the network', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/defense/`);
  await ready(page);
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What is it weak to?');
  await page.getByLabel('Langue').selectOption('en-US');
  await context.setOffline(true);
  // French was asked for once and is kept.
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByLabel('Langue').selectOption('en-US');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a new version waits, is let in by one tap, and takes over every tab with its choices', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(150_000);
  const next = mkdtempSync(join(tmpdir(), 'countertype-next-'));
  execFileSync('node', ['node_modules/vite/bin/vite.js', 'build', '--outDir', next], {
    env: { ...process.env, VITE_CONTACT_EMAIL: 'new@example.org' },
    stdio: 'ignore',
  });
  const errors = errorsOf(page);
  await page.goto(`${site.url}/defense/?types=fire-flying`);
  await ready(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(`${site.url}/defense/?types=water`);
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();

  site.publish(next);
  rmSync(next, { recursive: true });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(notice).toBeVisible({ timeout: 30_000 });

  // Until then the old version is whole, though its files are gone from the server.
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(page.getByText('new@example.org')).toBeHidden();
  await page.goBack();

  const reloaded = [page, other].map((each) => each.waitForEvent('load', { timeout: 30_000 }));
  await notice.getByRole('button', { name: 'Update' }).click();
  await Promise.all(reloaded);
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  await other.getByRole('link', { name: 'Contact' }).click();
  await expect(other.getByText('new@example.org')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an update in one tab waits in another that holds typed text', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${site.url}/defense/team/`);
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/defense/?types=water`);
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Garchomp');

  site.renewWorker();
  await other.reload();
  const notice = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: 'A new version is ready.' });
  const reloaded = other.waitForEvent('load', { timeout: 30_000 });
  await notice(other).getByRole('button', { name: 'Update' }).click({ timeout: 30_000 });
  await reloaded;
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Garchomp');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const reloadedToo = page.waitForEvent('load', { timeout: 30_000 });
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await reloadedToo;
});

test('a returning player looks for a new version after an hour', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(`${site.url}/defense/`);
  await page.clock.runFor(3000);
  await ready(page);
  const checks = () => site.asked.filter((url) => url.startsWith('/sw.js')).length;
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = checks();
  await comeBack();
  await page.clock.runFor(3_600_000);
  expect(checks()).toBe(before);
  await comeBack();
  await expect.poll(checks).toBe(before + 1);
});

test('a repair without a network changes nothing and says why', async ({ page, context, site }) => {
  await page.goto(`${site.url}/about/`);
  await ready(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByText('There is no connection. A repair downloads')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  for (const path of ['v6.5', 'foo.html']) {
    await page.goto(`${site.url}/${path}`);
    await expect(page).toHaveURL(`${site.url}/defense/`);
  }
});

test('a repair takes our caches away and nothing else', async ({ page, site }) => {
  await page.goto(`${site.url}/defense/?types=fire`);
  await ready(page);
  await page.evaluate(async () => {
    await caches.open('somebody-else');
    localStorage.setItem('theme', '"dark"');
  });
  await page.getByRole('link', { name: 'About' }).click();
  const loaded = page.waitForEvent('load');
  const names = () => page.evaluate(() => caches.keys());
  await page.getByRole('button', { name: 'Repair' }).click();
  await loaded;
  expect(await names()).toEqual(['somebody-else']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tab(page, 'Defense').click();
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await ready(page);
});

test('without service workers all is as before', async ({ page, site }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker');
  });
  await page.clock.install();
  await page.goto(`${site.url}/defense/?types=fire`);
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('can be installed: name, icons, shortcuts and pictures are all there', async ({
  page,
  site,
  request,
}) => {
  await page.goto(`${site.url}/defense/`);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href ?? '', site.url);
  const manifest = await (await request.get(address.href)).json();
  expect(manifest).toMatchObject({ short_name: 'Countertype', display: 'standalone' });
  const files = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts];
  expect(files.length).toBeGreaterThan(9);
  for (const { src, url } of files) {
    const response = await request.get(new URL(src ?? url, address).href);
    expect(response.status(), src ?? url).toBe(200);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
