import { expect, type Page } from '@playwright/test';
import { generation4Layouts, joinHalves, writeHalf } from '#tests/saves/dualScreenSave.ts';
import type { WrittenPokemon } from '#tests/saves/writtenPokemon.ts';
import { openAndInstall } from './page.ts';
import { test } from './test.ts';

/** A save file of Platinum with Pokémon by their National Dex numbers, each with a move. */
function createSave(): Buffer {
  const own = ([number, move]: readonly number[], index: number): WrittenPokemon => ({
    ...{ number: number!, personality: index + 1, moves: [move!], form: 0, nickname: '' },
    ...{ ability: 0, abilitySlot: 0, item: 0, experience: 125_000, trainer: 9, isEgg: false },
  });
  // Infernape with Flare Blitz, Staraptor with Brave Bird, Luxray with Spark, and so on.
  const rows = [
    [392, 394],
    [398, 413],
    [405, 209],
    [423, 89],
    [407, 412],
    [448, 396],
    [461, 420],
  ];
  const pokemon = rows.map(own);
  const content = { party: pokemon.slice(0, 6), boxes: [pokemon.slice(6)] };
  return Buffer.from(joinHalves(writeHalf(generation4Layouts.platinum, content, 3)));
}

/** Opens the save file by the file chooser. */
async function openSave(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a save file' }).click();
  const file = { name: 'platinum.sav', mimeType: 'application/octet-stream', buffer: createSave() };
  await (await chooser).setFiles(file);
}

const six = (page: Page) => page.getByRole('region', { name: 'Best six' }).locator('ol > li');

test('a save file fills the box, and Team suggests what is in it after a reload', async ({
  page,
}) => {
  await page.goto('/defense/?generation=gen2&game=platinum');
  await page.goto('/box/');
  await openSave(page);
  await expect(six(page)).toHaveCount(6);
  await expect(page.getByText('In this box: 7')).toBeVisible();
  await page.reload();
  await expect(six(page)).toHaveCount(6);
  const member = 'team=1&member=garchomp.dragon-ground&generation=gen2&game=platinum';
  await page.goto(`/defense/team/?${member}`);
  const suggestions = page.getByRole('region', { name: 'What to add' });
  await suggestions.getByRole('button', { name: 'Only from your box' }).click();
  await expect(suggestions.getByText('In your box')).toHaveCount(6);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a box works offline after use, and reads a later save', { tag: '@full' }, async ({
    page,
    site,
  }) => {
    await openAndInstall(page, `${site.url}/box/`);
    await openSave(page);
    await expect(six(page)).toHaveCount(6);
    await site.end();
    await page.reload();
    await expect(six(page)).toHaveCount(6);
    await openSave(page);
    await expect(page.getByText('Added: 0. Changed: 0.')).toBeVisible();
    await page.getByRole('button', { name: /^Next boss/ }).click();
    await expect(six(page)).toHaveCount(6);
  });
});
