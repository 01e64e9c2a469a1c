import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { addStyle, mainHeading, overflowOf, resize } from './page.ts';
import { screenStates } from './screens.ts';

async function overflow(page: Page): Promise<number> {
  return overflowOf(page);
}

for (const { name, state, address } of screenStates) {
  // The other states look on a phone as they do in a narrow window.
  const tag = { answered: '@phone', text: [] as string[] }[state] ?? '@full';
  const themes = state === 'answered' || process.env.FULL ? ['light', 'dark', 'night'] : ['light'];
  test(`${name}: no axe violations, no console output, no overflow`, { tag }, async ({
    page,
    isMobile,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      // Playwright blocks service workers here and logs it; offline.spec.ts allows them.
      if (!/service worker/i.test(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(address);
    await expect(mainHeading(page)).toBeVisible();
    if (address.startsWith('/defense/?')) {
      await page.locator('details[aria-label="Situation"] > summary').click();
      await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
    }
    await addStyle(page, '* { transition: none !important; }');
    for (const width of isMobile ? [390] : [1280, 390]) {
      await resize(page, { width, height: 844 });
      for (const theme of themes) {
        await page.locator('html').evaluate((html, value) => {
          html.dataset.theme = value;
        }, theme);
        expect(await violations(page), `${theme} at ${width}`).toEqual([]);
      }
      expect(await overflow(page), `at ${width}`).toBe(0);
    }
    const notice = page.getByRole('status').filter({ hasText: 'left out' });
    await expect(notice).toHaveCount(state === 'broken' ? 1 : 0);
    expect(messages).toEqual([]);
  });
}

test('nothing is cut off at 320 px with 200 % text size', async ({ page }) => {
  await resize(page, { width: 320, height: 640 });
  await page.goto('/defense/?pokemon=charizard-mega-x&types=fire-dragon&tera=water&conditions=sun');
  await addStyle(page, 'html { font-size: 200% }');
  await expect(page.getByRole('heading', { name: 'Charizard (Mega Charizard X)' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
