import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

const screens = {
  'defense, empty': '/defense/',
  'defense, answered':
    '/defense/?pokemon=charizard&types=fire-flying&tera=stellar&conditions=gravity',
  'defense, three types': '/defense/?types=grass-steel-ice&type_count=3&ability=dry_skin',
  'defense, a broken link': '/defense/?types=foo',
  team: '/defense/team/',
  offense: '/offense/',
  coverage: '/offense/coverage/',
  'coverage, weakness': '/offense/coverage/weakness/',
  'coverage, resistance': '/offense/coverage/resistance/',
  'coverage, normal': '/offense/coverage/normal/',
  about: '/about/',
  terms: '/terms/',
  contact: '/contact/',
  privacy: '/privacy/',
  disclaimer: '/disclaimer/',
  'crash report': '/_error',
};

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const [name, path] of Object.entries(screens)) {
  test(`${name}: nothing for axe in any theme, for the console or the scroll bar @phone`, async ({
    page,
  }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/defense/?')) {
      await page.locator('details > summary').click();
      await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
    }
    await page.addStyleTag({ content: '* { transition: none !important; }' });
    await page.addScriptTag({ content: axe.source });
    for (const theme of ['light', 'dark', 'night']) {
      await page.locator('html').evaluate((html, value) => {
        html.dataset.theme = value;
      }, theme);
      const violations: string[] = await page.evaluate(`axe.run().then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`);
      expect(violations, theme).toEqual([]);
    }
    expect(noise).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

test('at 320 px and with text twice as large nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/defense/?pokemon=charizard-mega-x&types=fire-dragon&tera=water&conditions=sun');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.getByRole('heading', { name: 'Charizard (Mega Charizard X)' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
