import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { resize } from './page.ts';

/* Checks with axe what opens on a tap; everyScreen.spec.ts checks each screen as it loads. */

test('no axe violations in what opens on defense', async ({ page }) => {
  await page.goto('/defense/?types=fire-flying');
  await page.getByRole('button', { name: 'Rock', exact: true }).last().click();
  await expect(page.getByText('Rock on Fire')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied.');
  expect(await violations(page), 'an explanation and a notice').toEqual([]);

  await page.getByRole('button', { name: 'What does “Tera type” mean?' }).click();
  await expect(page.getByText(/^Terastallizing changes/).first()).toBeVisible();
  expect(await violations(page), 'a definition').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Pokémon' }).fill('char');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The library hides the rest of the page while the list is open.
  expect(await violations(page, '[role="listbox"]'), 'the list below the search').toEqual([]);
  await page.keyboard.press('Escape');

  await resize(page, { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  expect(await violations(page, 'dialog'), 'the settings of a phone').toEqual([]);
});

test('no axe violations in what opens on team and coverage', async ({ page }) => {
  await page.goto('/defense/team/?team=1&member=garchomp.dragon-ground&member=.rock-dark');
  await page.getByRole('button', { name: 'Add Pokémon' }).click();
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.getByRole('button', { name: 'Ice on Garchomp: 4×' }).click();
  const suggestions = page.getByRole('region', { name: 'What to add' });
  await suggestions
    .getByRole('button', { name: /^Try out / })
    .first()
    .click();
  await expect(page.getByText(/^Trying out: /)).toBeVisible();
  await page.mouse.move(0, 0);
  // Axe measures only the visible part of a button that is half behind the header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page), 'an editor, an explanation and a preview').toEqual([]);

  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Team as text').fill(`Garchomp\n\n${'Nonsense\n\n'.repeat(40)}`);
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toBeVisible();
  expect(await violations(page, 'dialog'), 'the team import').toEqual([]);

  await page.goto('/offense/coverage/?attacks=ice');
  await page.getByRole('button', { name: 'Import list' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Name,Type\nA,Fire\nB,Gras\n');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  expect(await violations(page, 'dialog'), 'the list import').toEqual([]);
});

test('no axe violations in an opponent, with the explanation of a number', async ({ page }) => {
  await page.goto(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=bronzong.steel-psychic&them_active=1',
  );
  await page.getByRole('button', { name: /^Garchomp deals/ }).click();
  await expect(page.getByText('If Bronzong has Levitate:')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('no axe violations in the saved teams, their editor and their backup', async ({ page }) => {
  await page.goto('/defense/team/?team=1&member=garchomp.dragon-ground&member=.rock-dark');
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('Saved as Garchomp').first()).toBeVisible();
  await page.getByRole('button', { name: /^Teams/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your teams' });
  await sheet.getByRole('button', { name: /^Edit Garchomp/ }).click();
  await expect(sheet.getByLabel('Team name')).toBeFocused();
  expect(await violations(page, 'dialog'), 'an editor').toEqual([]);
  await sheet.getByText('Backup', { exact: true }).click();
  await sheet
    .getByLabel('Paste a backup or teams')
    .fill('=== [gen9] Rain ===\n\nPelipper\n\nNonsense\n');
  await expect(sheet.getByText('Couldn’t be read: 1')).toBeVisible();
  expect(await violations(page, 'dialog'), 'a backup').toEqual([]);
});
