import { expect, type Page, test } from '@playwright/test';
import { prerenderedScreens } from './screens.ts';

/*
 * The page before the app: a drawing of its first screen. The app's own script is held back here,
 * so that there is time to look at it.
 */

const app = '**/assets/index-*.js';

for (const [width, settings] of [
  [390, 'button[aria-label="Settings"]'],
  [1280, 'select'],
] as const) {
  test(`every screen is there before the app, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { path, heading } of prerenderedScreens) {
      await page.route(app, (route) => route.abort());
      await page.goto(path);
      await expect(
        page.locator(`header ${settings}`).filter({ visible: true }).first(),
      ).toBeVisible();
      const drawn = page.getByRole('heading', { level: 1 }).filter({ visible: true });
      await expect(drawn).toHaveText(heading);
      const title = await page.title();
      await page.unroute(app);
      await page.reload();
      await expect(page.locator('[data-drawn]')).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
}

test('a page names every file that its screen needs', async ({ page }) => {
  for (const { path } of prerenderedScreens) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.(js|css)$/.test(request.url())) asked.push(request.url());
    });
    const response = await page.goto(path);
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    const html = (await response?.text()) ?? '';
    const late = asked
      .map((url) => new URL(url).pathname)
      .filter((file) => !html.includes(file) && !/PokemonPicker|worker|csv|file-/.test(file));
    expect(late, path).toEqual([]);
    page.removeAllListeners('request');
  }
});

/** The app's script does not arrive until `release` is called. */
async function holdScript(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(app, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/defense/', { waitUntil: 'commit' });
  return async () => release();
}

/** The app's first render, which React does in slices by messages, waits for `release`. */
async function holdRender(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      held.push(() => Reflect.apply(postMessage, this, message));
    };
    Object.assign(window, {
      isHeld: () => held.length > 0,
      release: () => {
        MessagePort.prototype.postMessage = postMessage;
        for (const post of held) post();
      },
    });
  });
  await page.goto('/defense/', { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { isHeld: () => boolean }).isHeld());
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release());
}

for (const [what, hold] of [
  ['script', holdScript],
  ['first render', holdRender],
] as const) {
  test(`a tap and the focus from before the app’s ${what} are the app’s`, async ({ page }) => {
    const release = await hold(page);
    const water = page.getByRole('button', { name: 'Water', exact: true });
    // Until the style sheet is there, the drawing for the other width counts too.
    await expect(water).toHaveCount(1);
    await water.click();
    await page.getByRole('button', { name: 'Fire', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Fire' })).toBeVisible();
    await expect(page).toHaveURL('/defense/?types=fire');
    await expect(page.getByRole('button', { name: 'Fire', pressed: true })).toBeFocused();
  });
}

test('nothing is said in the wrong language, nor of a choice that is not there yet', async ({
  page,
  context,
}) => {
  await page.route(app, (route) => route.abort());
  const color = () =>
    page
      .locator('h1')
      .filter({ visible: true })
      .evaluate((heading) => getComputedStyle(heading).color);
  await page.goto('/defense/');
  expect(await color()).not.toBe('rgba(0, 0, 0, 0)');
  await page.goto('/defense/?types=fire');
  expect(await color()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => localStorage.setItem('language', '"ja"'));
  await page.goto('/defense/');
  expect(await color()).toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('link[rel=preload][as=fetch]')).toHaveAttribute('href', /\/ja\.json/);

  // Where no page was drawn, its frame is another's.
  const other = await context.newPage();
  await other.route(app, (route) => route.abort());
  await other.goto('/_error');
  await expect(other.locator('header').filter({ visible: true })).toBeVisible();
  await expect(other.locator('h1').filter({ visible: true })).toHaveCount(0);
});

test('the app takes the place of the drawing without moving anything', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/defense/', '/defense/?types=fire-flying', '/offense/', '/about/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts, path).toEqual([]);
  }
});
