import { expect, type Page, test } from '@playwright/test';
import de from '#locales/de.json' with { type: 'json' };
import { violations } from './axe.ts';
import {
  addStyle,
  appReady,
  collectMessages,
  holdBack,
  largeText,
  mainHeading,
  overflowOf,
  setPreference,
} from './page.ts';

/* The pages of texts: their text is in the page, and the app replaces it later. Its script is held back until then. */

const app = '**/assets/index-*.js';

const paths = ['/about/', '/terms/', '/contact/', '/privacy/', '/disclaimer/'];

/** Collects whether the page ever had visible English texts. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true }))
        titles.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
}

/** The files that the page has requested before its load event. */
function listEarlyRequests(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => loadEventStart === 0 || startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname)
      .sort();
  });
}

test('a text page is complete in the language and theme of the reader before the app', async ({
  page,
}) => {
  const messages = collectMessages(page, 'error', 'pageerror');
  await setPreference(page, 'language', 'de');
  await setPreference(page, 'theme', 'dark');
  await holdBack(page, app);
  for (const path of paths) {
    const name = path.slice(1, -1) as 'about';
    await page.goto(path, { waitUntil: 'commit' });
    await expect(mainHeading(page, de.pages[name].title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(de.pages[name].text1);
    await expect(page).toHaveTitle(`${de.pages[name].title} · Countertype`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: de.pages.terms.title })).toBeVisible();
    await expect(footer).toContainText(de.shell.subtitle);
    expect(await page.locator('html').innerText()).not.toMatch(/\b(the|and)\b/);
    expect(await violations(page), path).toEqual([]);
    expect(await listEarlyRequests(page), path).toEqual([
      expect.stringMatching(/^\/assets\/text-.*\.css$/),
      `/locales/${name}.de.json`,
    ]);
  }
  expect(messages).toEqual([]);
});

test('no reader of German sees English first', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  const readTitles = await watchTitles(page);
  for (const path of paths) {
    await page.goto(path);
    await appReady(page);
    await expect(mainHeading(page)).toBeVisible();
    expect(await readTitles(), path).toEqual([de.pages[path.slice(1, -1) as 'about'].title]);
  }
});

test('the app replaces a text page by the same elements and texts', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  const readParts = async () => {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Until then, its texts are English and hidden.
    await expect(page.locator('[data-texts]')).toHaveCount(0);
    return page
      .locator('nav, main, footer')
      .evaluateAll((parts) => parts.map((each) => each.innerHTML));
  };
  for (const path of paths) {
    const release = await holdBack(page, app);
    await page.goto(path, { waitUntil: 'commit' });
    const before = await readParts();
    release();
    await appReady(page);
    // The footer of the page stays until the app has its own.
    await expect(page.getByRole('button', { name: de.shell.settings })).toBeVisible();
    expect(await readParts(), path).toEqual(before);
    await page.unroute(app);
  }
});

test('large text fits before the app, on a phone too', async ({ page }) => {
  await holdBack(page, app);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await addStyle(page, largeText);
  expect(await overflowOf(page)).toBe(0);
});

test('the app takes over what the reader has opened, scrolled to and focused', async ({ page }) => {
  const release = await holdBack(page, app);
  await page.goto('/about/', { waitUntil: 'commit' });
  await page.locator('summary').click();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.focus();
  await page.evaluate(() => window.scrollTo(0, 200));
  const readScroll = () => page.evaluate(() => window.scrollY);
  const positions = new Set<number>();
  const ownFooter = (await page.locator('footer').elementHandle())!;
  release();
  await expect(async () => {
    positions.add(await readScroll());
    expect(await page.locator('[data-skeleton]').count()).toBe(0);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.locator('details')).toHaveAttribute('open');
  // The app loads its footer late.
  await expect.poll(() => ownFooter.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(link).toBeFocused();
  expect([...positions, await readScroll()].filter((each) => each !== 200)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(mainHeading(page, 'Privacy')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a tap before the app is answered by the app, which has what the tab has', async ({
  page,
}) => {
  await page.goto('/defense/?types=fire');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(mainHeading(page, 'Terms')).toBeVisible();
  const release = await holdBack(page, app);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Defense' }).click();
  await expect(page).toHaveURL('/terms/');
  release();
  await expect(mainHeading(page, 'Fire')).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.goBack();
  await expect(mainHeading(page, 'Terms')).toBeVisible();
});

test('the skip button works before the app', async ({ page }) => {
  const release = await holdBack(page, app);
  await page.goto('/about/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('main')).toBeFocused();
});

test('without its texts the app translates the page, and without the app it is English', async ({
  page,
}) => {
  await setPreference(page, 'language', 'de');
  const readTitles = await watchTitles(page);
  await page.route('**/locales/terms.*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/terms/');
  await expect(mainHeading(page, de.pages.terms.title)).toBeVisible();
  expect(await readTitles()).toEqual([de.pages.terms.title]);
  await page.route(app, (route) => route.abort());
  await page.reload();
  await expect(mainHeading(page, 'Terms')).toBeVisible();
  // A link then loads its page.
  await page.unroute(app);
  await page.getByRole('link', { name: 'Defense' }).click();
  await expect(page).toHaveURL('/defense/');
  await expect(page.getByRole('button', { name: 'Feuer', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text pages are readable, and link to each other', async ({ page }) => {
    await page.goto('/about/');
    await expect(page.getByRole('heading', { name: 'How we know' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy/');
    await expect(page.getByRole('main')).toContainText(/\w{3}.*\./);
  });
});
