import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const screens = {
  'defense, empty': '/defense/',
  'defense, answered':
    '/defense/?pokemon=charizard&types=fire-flying&tera=stellar&conditions=gravity',
  'defense, three types': '/defense/?types=grass-steel-ice&type_count=3&ability=dry_skin',
  'offense, to come': '/offense/',
};

for (const [name, path] of Object.entries(screens)) {
  for (const theme of ['light', 'dark', 'night']) {
    test(`${name} in ${theme}: nothing for axe, the console or the scroll bar @phone`, async ({
      page,
    }) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await page.addInitScript(
        (value) => localStorage.setItem('theme', JSON.stringify(value)),
        theme,
      );
      await page.goto(path);
      await expect(page.getByRole('main')).not.toBeEmpty();
      if (path.startsWith('/defense')) {
        await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
      }

      await page.addScriptTag({ path: axePath });
      const violations: string[] = await page.evaluate(`axe.run().then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`);
      expect(violations).toEqual([]);
      expect(noise).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('at 320 px and with text twice as large nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/defense/?pokemon=charizard-mega-x&types=fire-dragon&tera=water&conditions=sun');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(page.getByRole('heading', { name: 'Charizard (Mega Charizard X)' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
