import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { defense } from '#core/answers/defense.ts';
import { types } from '#core/charts/type.ts';
import { outcomeOf } from '#core/hit/outcome.ts';
import { worldIn } from '#core/hit/situation.ts';
import { appReady, holdBack, mainHeading, open, openInApp, setPreference } from './page.ts';

/* The answer on the first screen of a phone, without scrolling. */

/** The sizes, each with its language of every run; all other languages are in the full one. */
const sizes = [
  { width: 390, height: 664, immunities: true, usualLanguage: 'ru' },
  { width: 360, height: 640, immunities: true, usualLanguage: 'de' },
  { width: 320, height: 568, immunities: false, usualLanguage: 'ja' },
];

const languages = readdirSync('public/locales').map((file) => file.replace('.json', ''));

/** The number of typings that are tried in every language. */
const typingCount = process.env.FULL ? 24 : 8;

/** The typings with the most weaknesses and immunities, as links have them. */
const typings = types
  .flatMap((one, index) => types.slice(index + 1).map((other) => [one, other]))
  .map((typing) => ({
    typing: typing.join('-'),
    count: defense({ typing }, worldIn('default', false))
      .filter(({ multiplier }) => /weakness|immunity/.test(outcomeOf(multiplier) ?? ''))
      .reduce((sum, { matchups }) => sum + matchups.length, 0),
  }))
  .sort((one, other) => other.count - one.count)
  .slice(0, typingCount)
  .map(({ typing }) => typing);

/** The lowest edge of the groups with these levels, in CSS pixels from the top of the window. */
function lowestEdge(page: Page, levels: readonly string[]): Promise<number> {
  const groups = levels.map((level) => `section:has(> [data-level="${level}"])`).join();
  return page
    .locator(groups)
    .evaluateAll((all) => Math.max(0, ...all.map((group) => group.getBoundingClientRect().bottom)));
}

test.use({ isMobile: true, hasTouch: true });

for (const { width, height, immunities, usualLanguage } of sizes) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const language of languages) {
      const tag = language === usualLanguage ? [] : '@full';
      test(`all weaknesses are on the first screen: ${language}`, { tag }, async ({ page }) => {
        await setPreference(page, 'language', language);
        await open(page, '/defense/?types=fire');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const levels = ['muchMore', 'more', ...(immunities ? ['nothing'] : [])];
        for (const typing of typings) {
          await openInApp(page, `/defense/?types=${typing}`);
          expect(await lowestEdge(page, levels), typing).toBeLessThanOrEqual(height);
        }
      });
    }
  });
}

test.describe('390 × 664', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a pick by name folds the form, closes the keyboard, shows the answer', async ({ page }) => {
    await page.goto('/defense/');
    const picker = page.getByRole('combobox', { name: 'Pokémon' });
    await picker.tap();
    await page.keyboard.type('garc');
    await page.getByRole('listbox').getByRole('option').first().tap();
    await expect(mainHeading(page, 'Garchomp')).toBeInViewport();
    await expect(picker).not.toBeFocused();
    for (const multiplier of ['4×', '2×', '0×']) {
      const group = page.getByRole('region', { name: `Takes ${multiplier} from` });
      await expect(group).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const types = page.getByRole('group', { name: 'Types' });
    await expect(types).toBeHidden();
    await page.getByRole('button', { name: 'Types Dragon / Ground' }).tap();
    await expect(types).toBeVisible();
    await types.getByRole('button', { name: 'Fire' }).tap();
    await expect(mainHeading(page)).toHaveText('Dragon / Fire');
    await expect(types).toBeVisible();
  });

  test('Pokémon join the team by name, and the field keeps the keyboard', async ({ page }) => {
    await page.goto('/defense/team/');
    const picker = page.getByRole('combobox', { name: 'Pokémon' });
    await picker.tap();
    for (const text of ['garc', 'gengar']) {
      await page.keyboard.type(text);
      await page.getByRole('listbox').getByRole('option').first().tap();
      await expect(picker).toBeFocused();
      await expect(picker).toHaveValue('');
    }
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(2);
  });

  test('three rows of a team of six are on the first screen, then suggestions', async ({
    page,
  }) => {
    await open(
      page,
      '/defense/team/?team=1&member=garchomp.dragon-ground..steel&member=incineroar.fire-dark' +
        '&member=rotom-wash.electric-water.levitate&member=rillaboom.grass' +
        '&member=amoonguss.grass-poison&member=urshifu.fighting-dark&tera=0',
    );
    for (const index of [0, 1, 2]) {
      await expect(page.getByRole('rowheader').nth(index)).toBeInViewport({ ratio: 1 });
    }
    // Regression: while the suggestions loaded, the page was too short to scroll to the top of their card.
    const release = await holdBack(page, '**/pokedex.json*');
    await page.reload();
    await appReady(page);
    const suggestions = page.getByRole('region', { name: 'What to add' });
    expect((await suggestions.boundingBox())?.height).toBeGreaterThanOrEqual(664);
    await page.getByRole('button', { name: 'What to add' }).tap();
    release();
    const first = suggestions.getByRole('listitem').first();
    await expect(first).toBeInViewport({ ratio: 1 });

    // A bar below the suggestions ends the preview.
    await first.getByRole('button', { name: /^Try out / }).tap();
    const end = suggestions.getByRole('button', { name: 'Close' });
    await expect(end).toBeInViewport();
    await expect(page.getByText(/^Trying out: /)).toBeAttached();
    await end.tap();
    await expect(end).toBeHidden();
    await expect(page.getByText(/^Trying out: /)).toBeHidden();
  });

  test('on offense types and abilities are folded into one line each', async ({ page }) => {
    await page.goto('/offense/?attacks=fire-ground-ice');
    const types = page.getByRole('button', { name: 'Types Fire, Ground, 1 more' });
    await expect(types).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('group', { name: 'Types' })).toBeHidden();
    await types.tap();
    await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Ice' }).tap();
    await expect(page.getByRole('group', { name: 'Types' })).toBeVisible();
    await expect(mainHeading(page)).toHaveText('Fire, Ground: super effective against 8 types');

    const others = page.getByRole('button', { name: /^Abilities/ });
    const ability = page.getByLabel('Ability', { exact: true });
    await expect(ability).toBeHidden();
    await others.tap();
    await ability.selectOption('Tinted Lens');
    await others.tap();
    await expect(ability).toBeHidden();
    await expect(others).toContainText('Tinted Lens');
  });

  test('a move is found by a part of its name, and what it hits is on the screen', async ({
    page,
  }) => {
    await page.goto('/offense/');
    await page.getByRole('combobox', { name: 'Move or type' }).tap();
    await page.keyboard.type('earthq');
    await page.getByRole('option', { name: 'Earthquake' }).tap();
    await expect(mainHeading(page)).toHaveText('Earthquake: super effective against 5 types');
    await expect(page.getByRole('region', { name: 'Deals 2× to' })).toBeInViewport();
  });

  test('normal damage is the last line and opens, and factors move nothing', async ({ page }) => {
    await page.goto('/defense/?types=fire-flying');
    const normal = page.getByRole('region', { name: 'Takes 1× from' });
    await expect(normal.getByRole('button', { name: 'Normal' })).toBeHidden();
    await normal.getByText('Takes normal damage from').last().tap();
    await expect(normal.getByRole('button', { name: 'Normal' })).toBeVisible();

    const rock = page.getByRole('region', { name: 'Takes 4× from' });
    const water = page.getByRole('region', { name: 'Takes 2× from' });
    const distance = async () =>
      ((await water.boundingBox())?.y ?? 0) - ((await rock.boundingBox())?.y ?? 0);
    const before = await distance();
    await rock.getByRole('button', { name: 'Rock' }).tap();
    await expect(rock.getByText('Rock on Fire 2×')).toBeVisible();
    expect(await distance()).toBe(before);
  });

  test('the list that resists a Pokémon’s types is two taps away', async ({ page }) => {
    await page.goto('/defense/?pokemon=garchomp&types=dragon-ground');
    await page.getByRole('link', { name: 'Attack with these types' }).tap();
    const resistedLink = page.getByRole('link', { name: /^Resisted/ });
    await expect(resistedLink).toBeInViewport({ ratio: 1 });
    await resistedLink.tap();
    await expect(page.getByRole('listitem').filter({ hasText: '#' }).first()).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the first of the Pokémon that answer a question is on the first screen', async ({
    page,
  }) => {
    await open(page, '/offense/coverage/normal/?abilities=1&resists=ice&learns=ground');
    const rows = page.getByRole('listitem').filter({ hasText: '#' });
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    await page.getByText('Search · Type · Order').tap();
    await page.getByRole('searchbox').fill('lucario');
    await expect(rows.first()).toContainText('Lucario');
  });
});
