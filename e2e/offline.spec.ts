import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { makeChart } from '#engine/chart.ts';
import type { Type } from '#engine/type.ts';
import { formatGameText } from '#ownGame/gameText.ts';
import { openTab } from './page.ts';
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

/** Waits until the app works offline; its text may be English or German. */
async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.getByText(/Ready offline|Offline verfügbar/)).toBeVisible({ timeout: 30_000 });
}

/** A game in which Sound hits Water. */
function melodyText(): string {
  const types = ['normal', 'water', 'sound'] as Type[];
  const chart = makeChart(types, (one, other) => (one === types[2] && other === 'water' ? 2 : 1));
  return formatGameText({
    ...{ name: 'Melody', base: 'default', chart, pokemon: [] },
    types: types.map((id) => ({ id, name: id === types[2] ? 'Sound' : id })),
  })!;
}

test('a link to an own game works without the server once it was opened', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/defense/?types=water&own=${melodyText()}`);
  await waitUntilReady(page);
  await site.end();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toContainText('Sound');
  await page.goto(`${site.url}/game/`);
  await expect(page.getByText('From a link')).toBeVisible();
});

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('after one visit every screen, the Pokédex and the language work without the server', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const errors = collectErrors(page);
  await page.addInitScript(() => localStorage.setItem('language', '"de"'));
  await page.goto(`${site.url}/defense/`);
  await waitUntilReady(page);
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
  await page.getByRole('combobox', { name: 'Pokémon', exact: true }).fill('Glurak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glurak' })).toBeVisible();
  await page.getByLabel('Generation').selectOption('platinum');
  await page.goto(`${site.url}/offense/coverage/?attacks=fire&game=platinum&dex=story`);
  await expect(page.getByText('218 Pokémon.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a language that was never downloaded shows a notice offline, and loads with the network', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/defense/`);
  await waitUntilReady(page);
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What is it weak to?');
  await page.getByLabel('Langue').selectOption('en-US');
  await context.setOffline(true);
  // French was downloaded once and is cached.
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByLabel('Langue').selectOption('en-US');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a new version waits for one tap, then reloads every tab and keeps its choices', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(150_000);
  const newBuild = mkdtempSync(join(tmpdir(), 'countertype-next-'));
  execFileSync('node', ['node_modules/vite/bin/vite.js', 'build', '--outDir', newBuild], {
    env: { ...process.env, VITE_CONTACT_EMAIL: 'new@example.org' },
    stdio: 'ignore',
  });
  const errors = collectErrors(page);
  await page.goto(`${site.url}/defense/?types=fire-flying`);
  await waitUntilReady(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(`${site.url}/defense/?types=water`);
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();

  site.publish(newBuild);
  rmSync(newBuild, { recursive: true });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(notice).toBeVisible({ timeout: 30_000 });

  // The old version still works, although its files are gone from the server.
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(page.getByText('new@example.org')).toBeHidden();
  await page.goBack();

  const loadEvents = [page, other].map((target) =>
    target.waitForEvent('load', { timeout: 30_000 }),
  );
  await notice.getByRole('button', { name: 'Update' }).click();
  await Promise.all(loadEvents);
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  await other.getByRole('link', { name: 'Contact' }).click();
  await expect(other.getByText('new@example.org')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an update in one tab does not reload another tab that holds typed text', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${site.url}/defense/team/`);
  await waitUntilReady(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/defense/?types=water`);
  await expect(other.getByRole('heading', { name: 'Water' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Garchomp');

  site.renewWorker();
  await other.reload();
  const notice = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: 'A new version is ready.' });
  const otherLoad = other.waitForEvent('load', { timeout: 30_000 });
  await notice(other).getByRole('button', { name: 'Update' }).click({ timeout: 30_000 });
  await otherLoad;
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Garchomp');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const pageLoad = page.waitForEvent('load', { timeout: 30_000 });
  await notice(page).getByRole('button', { name: 'Update' }).click();
  await pageLoad;
});

test('the app checks for a new version when the player returns after an hour', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/defense/`);
  await page.clock.runFor(3000);
  await waitUntilReady(page);
  const checks = () => site.requestedUrls.filter((url) => url.startsWith('/sw.js')).length;
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
  await waitUntilReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Repair' }).click();
  await expect(page.getByText('There is no connection. Repair downloads')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  for (const path of ['v6.5', 'foo.html']) {
    await page.goto(`${site.url}/${path}`);
    await expect(page).toHaveURL(`${site.url}/defense/`);
  }
});

test('a repair deletes our caches and nothing else', async ({ page, site }) => {
  await page.goto(`${site.url}/defense/?types=fire`);
  await waitUntilReady(page);
  await page.evaluate(async () => {
    await caches.open('somebody-else');
    localStorage.setItem('theme', '"dark"');
  });
  await page.getByRole('link', { name: 'About' }).click();
  const loadEvent = page.waitForEvent('load');
  const names = () => page.evaluate(() => caches.keys());
  await page.getByRole('button', { name: 'Repair' }).click();
  await loadEvent;
  expect(await names()).toEqual(['somebody-else']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openTab(page, 'Defense');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await waitUntilReady(page);
});

test('the app works without service workers', async ({ page, site }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker');
  });
  await page.clock.install();
  await page.goto(`${site.url}/defense/?types=fire`);
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the app can be installed: its name, icons, shortcuts and screenshots exist', async ({
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
