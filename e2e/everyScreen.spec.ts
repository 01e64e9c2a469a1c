import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { addStyle, test } from './page.ts';
import { screenStates } from './screens.ts';

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const { name, state, address } of screenStates) {
  // The other states look on a phone as they do in a narrow window.
  const phone = state === 'answered' ? ' @phone' : '';
  test(`${name}: nothing for axe in any theme, for the console or the scroll bar${phone}`, async ({
    page,
    isMobile,
  }) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      // Playwright blocks it here and says so; offline.spec.ts lets it be.
      if (!/service worker/i.test(message.text())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address.startsWith('/defense/?')) {
      await page.locator('details > summary').click();
      await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
    }
    await addStyle(page, '* { transition: none !important; }');
    for (const width of isMobile ? [390] : [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const theme of ['light', 'dark', 'night']) {
        await page.locator('html').evaluate((html, value) => {
          html.dataset.theme = value;
        }, theme);
        expect(await violations(page), `${theme} at ${width}`).toEqual([]);
      }
      expect(await overflow(page), `at ${width}`).toBe(0);
    }
    const ignored = page.getByRole('status').filter({ hasText: 'left out' });
    await expect(ignored).toHaveCount(state === 'broken' ? 1 : 0);
    expect(noise).toEqual([]);
  });
}

test('at 320 px and with text twice as large nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/defense/?pokemon=charizard-mega-x&types=fire-dragon&tera=water&conditions=sun');
  await addStyle(page, 'html { font-size: 200% }');
  await expect(page.getByRole('heading', { name: 'Charizard (Mega Charizard X)' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
