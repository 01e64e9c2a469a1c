import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import de from '#locales/de.json' with { type: 'json' };
import { violations } from './axe.ts';
import { appReady, collectMessages, holdBack, mainHeading, setPreference } from './page.ts';
import { pageScreens, screens } from './screens.ts';

/* The page before the app: a skeleton with the name of the screen. The app's scripts are held back. */

const app = '**/*.js';

/**
 * Holds back the scripts and styles that a page does not name, for which a screen would wait longer. Returns a function
 * that sets the page, by its HTML, and sends what was held back; without HTML nothing is held back.
 */
async function holdBackUnnamed(page: Page): Promise<(html?: string) => Promise<void>> {
  let html = '';
  let held: Route[] = [];
  await page.route('**/assets/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html && !html.includes(pathname)) held.push(route);
    else await route.fallback();
  });
  return async (newHtml = '') => {
    html = newHtml;
    const routes = held;
    held = [];
    for (const route of routes) await route.fallback();
  };
}

test('every screen has its page, heading, title and tab, without a slash too', async ({ page }) => {
  const messages = collectMessages(page);
  const expectFiles = await holdBackUnnamed(page);
  for (const screen of screens) {
    const { path, heading, title, tab } = screen;
    const address = path.slice(0, -1);
    const html = pageScreens.includes(screen) ? readFileSync(`dist${path}index.html`, 'utf8') : '';
    // The list of games first reads the device, with a library that few players need.
    await expectFiles(screen.name === 'game' ? '' : html);
    const response = await page.goto(address);
    await appReady(page);
    await expect(mainHeading(page, heading)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} · Countertype`);
    const tabs = page.getByRole('navigation', { name: 'Calculators' });
    await expect(tabs.locator('[aria-current]')).toHaveText(tab);
    // Fails if there are two.
    const content = await page.locator('meta[name=description]').getAttribute('content');
    await expectFiles();
    if (!html) continue;
    expect(await response!.text()).toBe(html);
    expect(html, path).toMatch(/<h1[^>]*>[^<]*\w/);
    expect(html, path).toContain(`>${title} · Countertype</title>`);
    expect(html, path).toContain(`content="${content}"`);
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

test('what a browser paints of a page before it has read all of it does not move', async ({
  page,
}) => {
  await page.route(app, (route) => route.abort());
  for (const path of ['/defense/', '/offense/chart/']) {
    const html = readFileSync(`dist${path}index.html`, 'utf8');
    // Without the policy, which forbids the script that notes whether texts are hidden, and `parseFromString`.
    const body = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('<body>', '<body><script>texts = document.documentElement.dataset.texts</script>');
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(path);
    const ends = [...html.matchAll(/<(a|th|tr)\b/g)].map(({ index }) => index);
    const parts = ends
      .filter((_, index) => index < 12 || index % 16 === 0)
      .map((end) => html.slice(0, end));
    const [visibleCount, ...moved] = await page.evaluate(
      ({ html, parts }) => {
        /** The place of each visible element; undefined of hidden ones. */
        const readPlaces = (text: string) => {
          document.body.replaceWith(new DOMParser().parseFromString(text, 'text/html').body);
          return [...document.body.querySelectorAll('*')].map((element) => {
            const { left, top } = element.getBoundingClientRect();
            const isVisible = element.checkVisibility({ visibilityProperty: true });
            return isVisible ? `${left} ${top}` : undefined;
          });
        };
        const whole = readPlaces(html);
        const { texts } = window as unknown as { texts: string };
        document.documentElement.dataset.texts = texts;
        const moved = parts.map(
          (part) =>
            readPlaces(part).filter((place, index) => place && place !== whole[index]).length,
        );
        return [whole.filter(Boolean).length, ...moved];
      },
      { html, parts },
    );
    expect(visibleCount, path).toBeGreaterThan(15);
    expect(moved.length, path).toBeGreaterThan(5);
    expect(moved, path).toEqual(parts.map(() => 0));
  }
});

test('nothing moves on a phone, with a late Pokédex either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await collectShifts(page);
  await page.goto('/defense/', { waitUntil: 'networkidle' });
  await appReady(page);
  expect(await readShifts()).toEqual([]);
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

test('an answer of the first screen has at most 900 nodes on a phone, and needs no Intl format', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const formats: string[] = [];
    Object.assign(window, { formats });
    for (const name of ['ListFormat', 'NumberFormat', 'DateTimeFormat'] as const) {
      const construct = (format: new () => object, args: []) => {
        formats.push(name);
        return Reflect.construct(format, args);
      };
      Object.assign(Intl, { [name]: new Proxy<new () => object>(Intl[name], { construct }) });
    }
  });
  await page.goto('/defense/?types=fire');
  await appReady(page);
  expect(await page.evaluate('formats')).toEqual([]);
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
