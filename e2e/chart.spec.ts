import { expect, type Locator, test } from '@playwright/test';
import { violations } from './axe.ts';
import { open, overflowOf } from './page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three official charts are tables, and each prints on a page', async ({ page }) => {
    await page.goto('/offense/chart/');
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(3);
    for (const [index, count] of [18, 17, 15].entries())
      await expect(tables.nth(index).getByRole('rowheader')).toHaveCount(count);
    const oldest = page.getByRole('table', { name: /^Rules: generation 1\./ });
    await expect(oldest.getByRole('row').filter({ hasText: /^Bug/ }).getByRole('cell')).toHaveText([
      '',
      '½',
      '½',
      '2',
      '',
      '',
      '',
      '½',
      '½',
      '',
      '2',
      '',
      '2',
      '',
      '',
    ]);
  });
});

test('the whole chart is on the first screen of a phone and of a desktop', async ({ page }) => {
  for (const [width, height] of [
    [390, 664],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/offense/chart/');
    for (const name of ['Normal attacks do normal damage to Normal.', /^Fairy .* to Fairy\./])
      await expect(page.getByRole('gridcell', { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Tap a number to see what it means.')).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['Normal attacks do normal damage to Normal.', /^Fairy .* to Fairy\./])
    await expect(page.getByRole('gridcell', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 667, height: 375 });
  const sides = page.locator('section:has(> [role=grid])');
  expect(await sides.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('a tap says what a number means, and the heads of the larger cells stay while the chart scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await open(page, '/offense/chart/');
  await page.getByRole('button', { name: 'Larger cells' }).click();
  const cell = page.getByRole('gridcell', { name: 'Fairy attacks do double damage to Dark. 2×' });
  await cell.click();
  const sentence = page.getByText('Fairy attacks do double damage to Dark.', { exact: true });
  await expect(sentence).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'Fairy' })).toBeInViewport();
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())!.y);
  const scroller = page.locator('section:has(> [role=grid])');
  expect(await topOf(page.getByRole('columnheader', { name: 'Dark' }))).toBe(await topOf(scroller));
  const box = await cell.boundingBox();
  expect([box!.width, box!.height]).toEqual([44, 44]);
  expect(await overflowOf(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // The same on the second view, whose numbers lead to a list.
  await page.getByRole('button', { name: 'Rankings' }).click();
  const best = page.getByRole('listitem').filter({ hasText: 'Steel / Fairy' });
  await expect(best.getByRole('link', { name: /^Pokémon: \d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Steel', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Defense of Steel' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
