import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './page.ts';

/*
 * What is open, picked or shown for a moment: everyScreen.spec.ts sees each screen as it opens.
 */

test('nothing for axe in what opens on defense', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/defense/?types=fire-flying');
  await page.getByRole('button', { name: 'Rock', exact: true }).last().click();
  await expect(page.getByText('Rock on Fire')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied.');
  expect(await violations(page), 'a why and a notice').toEqual([]);

  await page.getByRole('button', { name: 'What does “Tera type” mean?' }).click();
  await expect(page.getByText(/^Terastallizing changes/).first()).toBeVisible();
  expect(await violations(page), 'an explanation').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Pokémon' }).fill('char');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The library hides the rest of the page for as long as it is open.
  expect(await violations(page, '[role="listbox"]'), 'the list below the search').toEqual([]);
});

test('nothing for axe in what opens on team and coverage', async ({ page }) => {
  await page.goto('/defense/team/?team=1&member=garchomp.dragon-ground&member=.rock-dark');
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.getByRole('button', { name: 'Ice on Garchomp: 4×' }).click();
  const suggestions = page.getByRole('region', { name: 'What to add' });
  await suggestions
    .getByRole('button', { name: /^What if / })
    .first()
    .click();
  await expect(page.getByText(/^What if: /)).toBeVisible();
  await page.mouse.move(0, 0);
  // A button is no smaller for being scrolled half behind the header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page), 'an editor, a why and somebody tried out').toEqual([]);

  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Team as text').fill(`Garchomp\n\n${'Nonsense\n\n'.repeat(40)}`);
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toBeVisible();
  expect(await violations(page), 'a team that comes in').toEqual([]);

  await page.goto('/offense/coverage/?attacks=ice');
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Name,Type\nA,Fire\nB,Gras\n');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  expect(await violations(page), 'a list that comes in').toEqual([]);
});

test('nothing for axe in the settings of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
