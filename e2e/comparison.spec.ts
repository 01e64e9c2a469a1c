import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { mainHeading, open, resize } from './page.ts';
import { test } from './test.ts';

const comparisonOf = (page: Page) => page.getByRole('region', { name: 'Comparison' });

test('Skarmory and Corviknight are compared in five taps @phone', async ({ page }) => {
  await open(page, '/defense/');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await tap(page.getByRole('combobox', { name: 'Pokémon' }));
  await page.keyboard.type('skarm');
  await tap(page.getByRole('listbox').getByRole('option').first());
  await tap(page.getByRole('button', { name: 'Compare with…' }));
  const comparison = comparisonOf(page);
  await expect(comparison.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.keyboard.type('corvik');
  await tap(page.getByRole('listbox').getByRole('option').first());

  expect(taps).toBeLessThanOrEqual(5);
  await expect(comparison.getByText(/^Both are weak/)).toHaveText(
    'Both are weak to Fire and Electric. Both are immune to Poison and Ground. Corviknight has no weakness of its own.',
  );
  await expect(comparison.getByText(/^Both are weak/)).toBeInViewport();
  await expect(mainHeading(page)).toHaveText('Skarmory');
  await expect(page).toHaveURL(/&with=corviknight\.flying-steel$/);
  await page.reload();
  await expect(comparison.getByText(/^Both are weak/)).toBeVisible();
});

test('three columns fit the narrowest phone, and print has them without the form', async ({
  page,
}) => {
  await resize(page, { width: 320, height: 568 });
  await open(
    page,
    '/defense/?pokemon=venusaur&types=grass-poison&with=charizard.fire-flying&with=blastoise.water',
  );
  const table = comparisonOf(page).getByRole('table', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const { x, width } = (await table.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(320);
  const fitsWidth = (element: Element) => element.scrollWidth <= element.clientWidth;
  for (const head of await table.getByRole('rowheader').getByRole('button').all()) {
    expect(await head.evaluate(fitsWidth)).toBe(true);
    expect((await head.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(comparisonOf(page).getByRole('button', { name: 'Remove Charizard' })).toBeHidden();
});

test('the keyboard alone compares, says why and takes it back', async ({ page }) => {
  await open(page, '/defense/?pokemon=skarmory&types=steel-flying');
  await page.getByRole('button', { name: 'Compare with…' }).press('Enter');
  const comparison = comparisonOf(page);
  await expect(comparison.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.keyboard.type('bronzong');
  await page.keyboard.press('Enter');
  await expect(comparison.getByRole('button', { name: 'Bronzong', exact: true })).toBeFocused();
  await comparison.getByRole('button', { name: 'Ground', exact: true }).press('Enter');
  await expect(
    comparison.getByRole('listitem').filter({ hasText: 'Ground on Flying 0×' }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await comparison.getByRole('button', { name: 'Remove Bronzong' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comparison.getByRole('table', { name: 'Comparison' })).toBeVisible();
});
