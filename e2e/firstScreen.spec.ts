import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { appReady, mainHeading, open, setPreference } from './page.ts';
import { pageScreens } from './screens.ts';

/* The page before the app: a skeleton with the name of the screen. The app's scripts are held back. */

const app = '**/assets/index-*.js';

test('every screen has a page with its own skeleton and title', async ({ page }) => {
  for (const { path } of pageScreens) {
    await page.route(app, (route) => route.abort());
    await page.goto(path);
    await expect(mainHeading(page)).toHaveText(/\w/);
    const title = await page.title();
    const description = page.locator('meta[name=description]');
    const content = await description.getAttribute('content');
    await page.unroute(app);
    await page.reload();
    await appReady(page);
    await expect(page).toHaveTitle(title);
    await expect(description).toHaveAttribute('content', content ?? '');
  }
});

test('a page names every file that its screen needs', async ({ page }) => {
  for (const { path } of pageScreens) {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.(js|css)$/.test(request.url())) requests.push(request.url());
    });
    const response = await open(page, path);
    const html = (await response?.text()) ?? '';
    // Also later: the library that reads what is kept on the device (dist-).
    const late = requests
      .map((url) => new URL(url).pathname)
      .filter((file) => !html.includes(file) && !/PokemonPicker|worker|csv|file-|dist-/.test(file));
    expect(late, path).toEqual([]);
    page.removeAllListeners('request');
  }
});

/** The texts of the skeleton that a player sees. */
function skeletonTexts(page: Page) {
  return page.locator('[data-text]').filter({ visible: true });
}

test('the skeleton is in the language of the player', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  for (const file of [app, '**/locales/*']) await page.route(file, (route) => route.abort());
  const { shell, offense } = JSON.parse(readFileSync('public/locales/de.json', 'utf8'));
  await page.goto('/offense/?attacks=ice');
  await expect(skeletonTexts(page)).toHaveText([
    shell.offense,
    shell.defense,
    offense.pageTitle,
    offense.description,
  ]);
});

test('the skeleton has no links, which would load the page again', async ({ page }) => {
  await page.route(app, (route) => route.abort());
  await page.goto('/defense/team/?team=1&member=mew.psychic');
  await expect(page.getByText('Solo')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('an address without a page of its own shows only the frame', async ({ page }) => {
  await page.route(app, (route) => route.abort());
  await page.goto('/_error');
  await expect(page.locator('header').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0);
});

test('the app replaces the skeleton without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/defense/',
    '/defense/?types=fire-flying',
    '/defense/battle/',
    '/offense/',
    '/about/',
  ]) {
    await open(page, path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, path).toEqual([]);
  }
});
