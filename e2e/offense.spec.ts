import { expect, type Page } from '@playwright/test';
import { mainHeading, resize, tabTo, typesIn } from './page.ts';
import { test } from './test.ts';

function group(page: Page, name: 'Types' | 'Moves' | 'Abilities') {
  return page.getByRole('group', { name, exact: true });
}

function moveField(page: Page) {
  return group(page, 'Moves').getByRole('combobox', { name: 'Move or type' });
}

/** The select that gives an ability to all attacks. */
function commonAbility(page: Page) {
  return group(page, 'Abilities').getByLabel('Ability', { exact: true });
}

/** The notice of the last action; other status regions announce running searches. */
function noticeIn(page: Page) {
  return page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
}

test('two taps show an answer without scrolling, two more clear it @phone', async ({ page }) => {
  await page.goto('/offense/');
  await expect(mainHeading(page)).toHaveText('What do your attacks hit?');
  for (const name of ['Ground', 'Ice']) {
    await group(page, 'Types').getByRole('button', { name }).click();
  }
  await expect(mainHeading(page)).toHaveText('Ground, Ice: super effective against 9 types');
  await expect(
    page.getByText('9 types take normal damage, none resists, none is immune.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deals 2× to' })).toBeInViewport();
  await expect(typesIn(page, 'Deals 2× to')).toHaveText([
    ...['Flying', 'Poison', 'Ground', 'Rock', 'Steel', 'Fire', 'Grass', 'Electric', 'Dragon'],
  ]);
  await expect(page).toHaveURL('/offense/?attacks=ground-ice');
  for (const name of ['Ground', 'Ice']) {
    await group(page, 'Types').getByRole('button', { name, pressed: true }).click();
  }
  await expect(mainHeading(page)).toHaveText('What do your attacks hit?');
});

test('a tablet has two columns, a very wide window three', async ({ page }) => {
  await page.goto('/offense/?attacks=fire-ground');
  const regions = ['Choose', 'Answer', 'Best type to add'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const [width, columns] of [
    [640, 2],
    [1280, 2],
    [1920, 3],
  ] as const) {
    await resize(page, { width, height: 1080 });
    await expect(async () => {
      const boxes = await Promise.all(regions.map((region) => region.boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the keyboard alone picks, explains, clears and restores attacks', async ({ page }) => {
  await page.goto('/offense/');
  await tabTo(page, group(page, 'Types').getByRole('button', { name: 'Normal' }));
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await expect(group(page, 'Types').getByRole('button', { name: 'Rock' })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, moveField(page));
  await page.keyboard.type('freeze-d');
  await expect(page.getByRole('option', { name: 'Freeze-Dry' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(moveField(page)).toBeFocused();
  await tabTo(page, typesIn(page, 'Deals 2× to').filter({ hasText: 'Water' }));
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Deals 2× to' });
  await expect(answer.getByText('Freeze-Dry', { exact: true })).toBeVisible();
  await expect(answer).toContainText('Ice on Water 2× instead of ½×, because of Freeze-Dry');
  await page.keyboard.press('Escape');
  await expect(answer).not.toContainText('Ice on Water');

  await tabTo(page, page.getByRole('button', { name: 'Clear' }));
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('What do your attacks hit?');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/offense/?attacks=rock-freeze_dry');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an example picks its attacks, and its answer replaces the examples', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/offense/');
  await page.getByRole('button', { name: 'Fire, Water, Grass' }).click();
  await expect(page).toHaveURL('/offense/?attacks=fire-water-grass');
  const freezeDry = page.getByRole('button', { name: 'Freeze-Dry, Electric' });
  await expect(freezeDry).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(freezeDry).toBeVisible();
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(freezeDry).toHaveCount(0);
  await page.getByRole('button', { name: 'Fighting, Ghost' }).click();
  await expect(page).toHaveURL('/offense/?attacks=fighting-ghost&generation=gen1');
});

test('a move needs no type, and Stellar and inverse battles are explained', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/offense/');
  await moveField(page).fill('thousand arr');
  await page.getByRole('option', { name: 'Thousand Arrows' }).click();
  await expect(typesIn(page, 'Deals 1× to').filter({ hasText: 'Flying' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deals 0× to' })).toHaveCount(0);
  await group(page, 'Types').getByRole('button', { name: 'Stellar' }).click();
  await expect(page.getByText('Deals 2× to every Terastallized Pokémon: Stellar.')).toBeVisible();

  await page.goto('/offense/?attacks=normal');
  await expect(mainHeading(page)).toHaveText('Normal: not super effective against any type');
  await page.getByRole('button', { name: 'Inverse battle', exact: true }).click();
  await expect(typesIn(page, 'Deals 2× to')).toHaveText(['Rock', 'Ghost', 'Steel']);
  await expect(page.getByText('In an inverse battle the type chart is reversed.')).toBeVisible();
  await expect(page).toHaveURL('/offense/?attacks=normal&inverse=1');
});

test('an ability applies to all attacks or to one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/offense/');
  await expect(group(page, 'Abilities')).toContainText('Choose a type or a move first.');
  await page.goto('/offense/?attacks=normal-rock');
  await expect(typesIn(page, 'Deals ½× to')).toHaveText(['Steel']);
  await commonAbility(page).selectOption('Tinted Lens');
  await expect(page).toHaveURL('/offense/?attacks=normal.tinted_lens-rock.tinted_lens');
  await expect(typesIn(page, 'Deals 1× to').filter({ hasText: 'Steel' })).toBeVisible();

  const attacks = group(page, 'Abilities').getByRole('list', { name: 'Attacks' });
  await attacks.getByLabel('Ability for Normal').selectOption('Aerilate');
  await expect(commonAbility(page)).toHaveValue('differs');
  await expect(typesIn(page, 'Deals 2.4× to')).toHaveText(['Fighting', 'Bug', 'Grass']);
  await typesIn(page, 'Deals 2.4× to').filter({ hasText: 'Bug' }).click();
  await expect(page.getByText('Normal with Aerilate', { exact: true })).toBeVisible();
  await expect(page.getByText('Aerilate: becomes Flying')).toBeVisible();

  await attacks.getByRole('button', { name: 'Remove Normal' }).click();
  await expect(page.getByRole('region', { name: 'Deals 2.4× to' })).toHaveCount(0);
  await expect(noticeIn(page)).toContainText('Normal was removed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(attacks.getByLabel('Ability for Normal')).toHaveValue('aerilate');
  await commonAbility(page).selectOption('None');
  await expect(page).toHaveURL('/offense/?attacks=normal-rock');
});

test('type pairs are counted, and walls link to their defense', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/offense/?attacks=dragon-ice');
  const pairs = page.getByRole('region', { name: 'Type pairs' });
  await expect(pairs).toContainText('153 type pairs');
  const walls = page.getByRole('region', { name: 'What walls you' });
  await expect(walls.getByRole('listitem')).toHaveCount(6);
  const more = walls.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(walls.getByRole('listitem')).toHaveCount(12);
  while (await more.isVisible()) await more.click();
  const multipliers = await walls.locator('[data-level]').allTextContents();
  expect(multipliers.join(' '), 'the lowest first').toMatch(/^(½× )+(1× ?)+$/);

  await walls.getByRole('link', { name: 'Water', exact: true }).click();
  await expect(page).toHaveURL('/defense/?types=water');
  await page.goBack();
  await expect(page).toHaveURL('/offense/?attacks=dragon-ice');
  await expect(mainHeading(page)).toContainText('super effective');
});

const coverage = (page: Page) => page.getByRole('region', { name: 'Coverage', exact: true });

/** The number of Pokémon in a part of the coverage bar. */
async function countIn(page: Page, part: string): Promise<number> {
  const count = coverage(page).getByRole('link', { name: part }).locator('strong');
  return Number((await count.innerText()).replace(',', ''));
}

test('the parts of the coverage bar link to lists, and abilities change them', async ({ page }) => {
  await page.goto('/offense/?attacks=ground');
  for (const [name, list] of [
    ['Super effective', 'weakness/?attacks=ground'],
    ['Normal damage', 'normal/?attacks=ground'],
    ['Resisted', 'resistance/?attacks=ground'],
    ['No effect', 'resistance/?attacks=ground#no-effect'],
  ] as const) {
    const part = coverage(page).getByRole('link', { name });
    await expect(part).toHaveAttribute('href', `/offense/coverage/${list}`);
    expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(coverage(page)).not.toContainText('depending on the ability');
  await coverage(page).getByRole('button', { name: 'Count abilities' }).click();
  await expect(coverage(page)).toContainText(/\d+ always, \d+ depending on the ability\./);
  await expect(coverage(page)).toContainText(
    /Abilities that stop you most often: Levitate \(\d+\)/,
  );
  await expect(page).toHaveURL('/offense/?attacks=ground&abilities=1');
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(coverage(page).getByRole('button', { name: 'Count abilities' })).toHaveCount(0);
  await expect(coverage(page)).not.toContainText('depending on the ability');
});

test('the next best type adds as many Pokémon as announced, until Undo', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/offense/?attacks=ground');
  const next = page.getByRole('region', { name: 'Best type to add' });
  const first = next.getByRole('listitem').first();
  await expect(first).toContainText(/Breaks .+ \d+ more\./);
  const before = await countIn(page, 'Super effective');
  const gain = Number((await first.locator('strong').innerText()).replace('+', ''));
  const add = first.getByRole('button');
  const name = (await add.getAttribute('aria-label'))?.replace('Add ', '') ?? '';
  await add.press('Enter');
  await expect(group(page, 'Types').getByRole('button', { name, pressed: true })).toBeVisible();
  await expect.poll(() => countIn(page, 'Super effective')).toBe(before + gain);
  await expect(next).toBeFocused();
  await expect(next.getByRole('button', { name: `Add ${name}` })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL('/offense/?attacks=ground');

  await next.getByRole('button', { name: 'Show more' }).click();
  await expect(next.getByRole('listitem')).toHaveCount(8);
});

test('the best set includes the chosen attacks, and a press applies it', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/offense/?attacks=bug.tinted_lens');
  const sets = page.getByRole('region', { name: 'Best set' });
  const size = sets.getByLabel('Number of types');
  await expect(size).toHaveValue('4');
  await expect(sets).toContainText(/super effective against [\d,]+ of [\d,]+ Pokémon \([\d.]+%\)/);
  await size.selectOption('2 types');
  const use = sets.getByRole('listitem').first().getByRole('button');
  await expect(use).toHaveAccessibleName(/^Use this set: ([^,]+, )?Bug/);
  await use.click();
  await expect(group(page, 'Types').getByRole('button', { pressed: true })).toHaveCount(2);
  await expect(page).toHaveURL(/attacks=bug\.tinted_lens-[a-z]+$/);
  await expect(noticeIn(page)).toContainText('Chosen: ');

  await page.goto('/offense/?generation=gen1');
  await size.selectOption('5 types');
  await expect(sets).toContainText(
    '2 equally good sets: each is super effective against 142 of 151 Pokémon',
  );
  await expect(sets.getByRole('listitem')).toHaveCount(2);

  await page.goto('/offense/?attacks=fire-water-grass-electric-ice-rock');
  await expect(sets).toContainText('Best sets have up to 6 types.');
  await expect(size).toHaveCount(0);
});

test('taps in quick succession all count', async ({ page }) => {
  await page.goto('/offense/');
  await expect(group(page, 'Types')).toBeVisible();
  await group(page, 'Types').evaluate((types) => {
    const tap = (name: string) =>
      [...types.querySelectorAll('button')].find((button) => button.innerText === name)?.click();
    for (const name of ['Water', 'Fire', 'Fire', 'Ground']) tap(name);
  });
  await expect(page).toHaveURL('/offense/?attacks=water-ground');
  await page.reload();
  await expect(mainHeading(page)).toContainText('super effective');
});
