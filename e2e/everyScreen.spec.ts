import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { addStyle, test } from './page.ts';

const screens = {
  'defense, empty': '/defense/',
  'defense, answered':
    '/defense/?pokemon=charizard&types=fire-flying&tera=stellar&conditions=gravity',
  'defense, three types': '/defense/?types=grass-steel-ice&type_count=3&ability=dry_skin',
  'defense, a broken link': '/defense/?types=foo',
  team: '/defense/team/',
  'team, answered':
    '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying..steel' +
    '&member=.rock.filter&member=rotom-wash.electric-water.levitate',
  'team, by member': '/defense/team/?team=1&member=gengar.ghost-poison&format=members',
  'team, every multiplier':
    '/defense/team/?team=1&member=gengar.ghost-poison&format=complex&type_count=3',
  offense: '/offense/',
  'offense, answered': '/offense/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1',
  'offense, three types': '/offense/?attacks=normal&type_count=3',
  coverage: '/offense/coverage/',
  'coverage, answered': '/offense/coverage/?attacks=ice-ground&abilities=1',
  'coverage, weakness': '/offense/coverage/weakness/?attacks=ice-ground&abilities=1',
  'coverage, resistance': '/offense/coverage/resistance/?attacks=ground',
  'coverage, normal': '/offense/coverage/normal/',
  'coverage, nobody': '/offense/coverage/weakness/',
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
  // On a phone those that look other there.
  const phone = / answered|weakness/.test(name) ? ' @phone' : '';
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
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.startsWith('/defense/?')) {
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
