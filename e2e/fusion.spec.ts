import { expect, type Page } from '@playwright/test';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { violations } from './axe.ts';
import { open, openTab, pickPokemon } from './page.ts';
import { test } from './test.ts';

const pokeRogue = readyMadeGames.find(({ fusion }) => fusion === 'pokerogue')!;
const own = `own=${formatGameText(pokeRogue)}`;

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const heading = (page: Page) => answer(page).getByRole('heading').first();

test.use({ viewport: { width: 390, height: 664 } });

test('a fusion is made, swapped, separated and undone, and outlasts its game', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/game/');
  const game = page.getByRole('region', { name: 'Infinite Fusion' });
  await game.getByRole('button', { name: 'Use this game' }).click();
  await expect(game.getByRole('button', { name: 'In use' })).toBeDisabled();
  await openTab(page, 'Defense');
  await pickPokemon(page, 'Pidgey');
  await page.getByRole('button', { name: 'Fuse with…' }).click();
  await expect(page.getByRole('combobox', { name: 'Fused with' })).toBeFocused();
  await pickPokemon(page, 'Squirtle', 'Fused with');
  await expect(heading(page)).toHaveText('Pidgey + Squirtle');
  await expect(page.getByText('Flying from Pidgey · Water from Squirtle')).toBeVisible();
  await expect(page).toHaveURL(/pokemon=pidgey_squirtle/);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Pidgey' }).click();
  await expect(heading(page)).toHaveText('Squirtle');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');

  await page.getByLabel('Generation').selectOption({ index: 0 });
  await expect(page.getByText('Squirtle + Pidgey').first()).toBeVisible();
  await expect(page).not.toHaveURL(/own=/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(/own=/);
  await expect(heading(page)).toHaveText('Squirtle + Pidgey');
});

test('a fused, Terastallized member fights with both abilities', { tag: '@full' }, async ({
  page,
  otherPage,
}) => {
  await open(page, `/defense/?pokemon=gengar_jolteon&types=ghost-electric&${own}`);
  await page.getByLabel('Second ability').selectOption('wonder_guard');
  await page.getByLabel('Tera type', { exact: true }).selectOption('electric');
  // Ground and Stellar are super effective, so they alone pass the passive.
  await expect(answer(page)).toContainText('Weak to 2 types, resists nothing, immune to 17.');
  await page.getByRole('button', { name: 'Add to team' }).click();
  await open(page, '/defense/team/');
  await expect(page.getByText('Gengar + Jolteon').first()).toBeVisible();
  await expect(page.getByText('Wonder Guard').first()).toBeVisible();
  const tera = page.getByRole('button', { name: 'Gengar + Jolteon, Terastallized: Electric' });
  await expect(tera).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/defense/battle/');
  await expect(page).toHaveURL(/us_tera=1/);
  await open(otherPage, `${page.url()}&them=garchomp.dragon-ground....ground-fire`);
  await expect(otherPage.getByText('Gengar + Jolteon').first()).toBeVisible();
  await expect(otherPage).toHaveURL(/-wonder_guard/);
  // The Tera type alone is weak to Ground: 2×, and + for the bonus. The passive stops Fire.
  await expect(otherPage.getByRole('main')).toContainText('Takes 2×+');
  await expect(otherPage.getByLabel('Generation')).toContainText('PokéRogue');
});

test('the best partner is one tap away', { tag: '@full' }, async ({ page }) => {
  await open(page, `/defense/?pokemon=gyarados&types=water-flying&${own}`);
  await page.getByText('Best fusion partners').click();
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
