import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { open, openTab } from './page.ts';
import { test } from './test.ts';

async function chooseGame(page: Page, name: string): Promise<void> {
  await open(page, '/game/');
  const row = page.getByRole('region', { name });
  await row.getByRole('button', { name: 'Use this game' }).click();
  await expect(row.getByRole('button', { name: 'In use' })).toBeDisabled();
}

async function pick(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const heading = (page: Page) => answer(page).getByRole('heading').first();

test.use({ viewport: { width: 390, height: 664 } });

test('a fusion is made, swapped, separated and undone', async ({ page }) => {
  await chooseGame(page, 'Infinite Fusion');
  await openTab(page, 'Defense');
  await pick(page, 'Pokémon', 'Pidgey');
  await page.getByRole('button', { name: 'Fuse with…' }).click();
  await expect(page.getByRole('combobox', { name: 'Fused with' })).toBeFocused();
  await pick(page, 'Fused with', 'Squirtle');
  await expect(heading(page)).toHaveText('Pidgey + Squirtle');
  await expect(page.getByText('Flying from Pidgey · Water from Squirtle')).toBeVisible();
  await expect(page).toHaveURL(/pokemon=pidgey_squirtle/);
  await page.getByRole('button', { name: 'Swap the two' }).click();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Pidgey' }).click();
  await expect(heading(page)).toHaveText('Squirtle');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
});

test('a fused, Terastallized member fights with both abilities', async ({ page, otherPage }) => {
  await chooseGame(page, 'PokéRogue');
  await openTab(page, 'Defense');
  await pick(page, 'Pokémon', 'Gengar');
  await page.getByRole('button', { name: 'Fuse with…' }).click();
  await pick(page, 'Fused with', 'Jolteon');
  await page.getByLabel('Second ability').selectOption('wonder_guard');
  await page.getByLabel('Tera type', { exact: true }).selectOption('electric');
  // Ground and Stellar are super effective, so they alone pass the passive.
  await expect(answer(page)).toContainText('Weak to 2 types, resists none, immune to 17.');
  await page.getByRole('button', { name: 'Add to team' }).click();
  await open(page, '/defense/team/');
  await expect(page.getByText('Gengar + Jolteon').first()).toBeVisible();
  await expect(page.getByText('Wonder Guard').first()).toBeVisible();
  const tera = page.getByRole('button', { name: 'Gengar + Jolteon Terastallized: Electric' });
  await expect(tera).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/defense/battle/');
  await expect(page).toHaveURL(/us_tera=1/);
  const address = `${page.url()}&them=garchomp.dragon-ground....ground-fire`;
  await open(page, address);
  // The Tera type alone is weak to Ground: 2 × 1.5 with the bonus. The passive stops Fire.
  await expect(page.getByRole('main')).toContainText('3×');

  await open(otherPage, address);
  await expect(otherPage.getByText('Gengar + Jolteon').first()).toBeVisible();
  await expect(otherPage).toHaveURL(/-wonder_guard/);
  await expect(otherPage.getByRole('main')).toContainText('3×');
  await expect(otherPage.getByLabel('Generation')).toContainText('PokéRogue');
});

test('the best partner is one tap away', async ({ page }) => {
  await chooseGame(page, 'PokéRogue');
  await openTab(page, 'Defense');
  await pick(page, 'Pokémon', 'Gyarados');
  await page.getByText('Best partners to fuse with').click();
  const best = answer(page)
    .getByRole('button', { name: /Gyarados/ })
    .first();
  const name = (await best.textContent()) ?? '';
  expect(name).toContain(' + ');
  // Below the sticky header a target would be half covered.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await best.click();
  await expect(heading(page)).toHaveText(name);
});

test('without fusions the name stays, and Undo brings the game back', async ({ page }) => {
  await chooseGame(page, 'PokéRogue');
  await openTab(page, 'Defense');
  await pick(page, 'Pokémon', 'Gengar');
  await page.getByRole('button', { name: 'Fuse with…' }).click();
  await pick(page, 'Fused with', 'Jolteon');
  await expect(heading(page)).toHaveText('Gengar + Jolteon');
  await page.getByLabel('Generation').selectOption({ index: 0 });
  await expect(page.getByText(/Gengar \+ Jolteon/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(page)).toHaveText('Gengar + Jolteon');
});
