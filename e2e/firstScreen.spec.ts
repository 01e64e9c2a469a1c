import { expect, type Page, test } from '@playwright/test';
import de from '#locales/de.json' with { type: 'json' };
import { violations } from './axe.ts';
import { appReady, collectMessages, holdBack, mainHeading, setPreference } from './page.ts';
import { pageScreens, screens } from './screens.ts';

/* The page before the app: a skeleton with the name of the screen. The app's scripts are held back. */

const app = '**/assets/index-*.js';

test('every screen has its page, heading, title and tab, without a slash too', async ({ page }) => {
  const messages = collectMessages(page);
  // The time at which the app replaces the skeleton; it requests after that what it shows later.
  await page.addInitScript(() => {
    let hadSkeleton = false;
    new MutationObserver((_, observer) => {
      const hasSkeleton = document.querySelector('[data-skeleton]') !== null;
      hadSkeleton ||= hasSkeleton;
      if (!hadSkeleton || hasSkeleton) return;
      performance.mark('painted');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const listRequests = () =>
    page.evaluate(() => {
      const { startTime: end } = performance.getEntriesByName('painted')[0]!;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => new URL(name).pathname);
    });
  for (const screen of screens) {
    const { path, heading, title, tab } = screen;
    const address = path.slice(0, -1);
    const response = await page.goto(address);
    const html = await response!.text();
    await appReady(page);
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} · Countertype`);
    const tabs = page.getByRole('navigation', { name: 'Calculators' });
    await expect(tabs.locator('[aria-current]')).toHaveText(tab);
    // Fails if there are two.
    const content = await page.locator('meta[name=description]').getAttribute('content');
    if (!pageScreens.includes(screen)) continue;
    expect(html, path).toMatch(/<h1[^>]*>[^<]*\w/);
    expect(html, path).toContain(`>${title} · Countertype</title>`);
    expect(html, path).toContain(`content="${content}"`);
    // Also later: the library that reads what is saved on the device (dist-), and what the picker and lists need.
    const lateFiles = (await listRequests())
      .filter((file) => /\/assets\/.*\.(js|css)$/.test(file) && !html.includes(file))
      .filter(
        (file) =>
          !/PokemonPicker|StrikePicker|pokedex|more-|useMoves|SearchBox|search-|worker|csv|file-|dist-|rolldown-/.test(
            file,
          ),
      );
    expect(lateFiles, path).toEqual([]);
  }
  expect(messages).toEqual([]);
});

test('the skeleton is in the language of the player, and has no links', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  for (const file of [app, '**/locales/*']) await holdBack(page, file);
  await page.goto('/defense/team/?team=1&member=mew.psychic', { waitUntil: 'commit' });
  await expect(page.locator('[data-text]').filter({ visible: true })).toHaveText([
    ...[de.shell.offense, de.shell.defense, de.defense.solo, de.defense.team, de.battle.mode],
    ...[de.team.pageTitle, de.team.description],
  ]);
  // They would load the page again.
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('an address without a page of its own shows only the frame', async ({ page }) => {
  await holdBack(page, app);
  await page.goto('/_error', { waitUntil: 'commit' });
  await expect(page.locator('header').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0);
});

/** Collects the layout shifts of each page that is opened. */
async function collectShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

test('the app replaces the skeleton without a layout shift', async ({ page }) => {
  const readShifts = await collectShifts(page);
  for (const path of [
    '/defense/',
    '/defense/?types=fire-flying',
    '/defense/battle/',
    '/offense/',
    '/offense/chart/',
    '/offense/chart/?generation=gen1&cell=fire-grass',
    '/about/',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await appReady(page);
    expect(await readShifts(), path).toEqual([]);
  }
});

test('a late Pokédex moves nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await collectShifts(page);
  for (const path of ['/offense/', '/offense/coverage/']) {
    const release = await holdBack(page, '**/pokedex.json');
    await page.goto(path);
    await appReady(page);
    await expect(page.getByText(/(Searching|Loading) .*…/).first()).toBeVisible();
    release();
    await expect(page.getByText(/(Searching|Loading) .*…/)).toHaveCount(0);
    expect(await readShifts(), path).toEqual([]);
  }
});

test('the skeleton has no axe violations', async ({ page }) => {
  await holdBack(page, app);
  for (const path of ['/offense/', '/defense/team/']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main p')).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

test('an answer of the first screen has at most 900 nodes on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/defense/?types=fire');
  await appReady(page);
  // Shown late.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const count = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (nodes.nextNode()) count += 1;
    return count;
  });
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThanOrEqual(900);
});
