import { expect, type Page, test } from '@playwright/test';
import type { Dex, Game } from '#engine/game.ts';
import en from '#locales/en.json' with { type: 'json' };
import { appReady, mainHeading, open, openTab, setPreference } from './page.ts';

/** Chooses in the settings of a phone in German. */
async function chooseInGerman(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('dialog').getByLabel(label, { exact: true }).selectOption(option);
  await page.keyboard.press('Escape');
}

test('in Platinum Wash Rotom is Electric and Ghost, in German on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true },
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await open(page, '/defense/');
  await page.getByRole('banner').getByLabel('Generation').selectOption('Platin');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('wasch');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(mainHeading(page)).toContainText('Rotom');
  await expect(page.getByText('Elektro / Geist')).toBeVisible();
  await expect(page).toHaveURL(/generation=gen2&game=platinum/);

  await page.getByRole('navigation').getByRole('link', { name: 'Angriff' }).click();
  await page.getByRole('button', { name: 'Feuer', exact: true }).click();
  await expect(page).toHaveURL(/attacks=fire&generation=gen2&game=platinum/);
  await page.goto(page.url().replace('/offense/', '/offense/coverage/'));
  await expect(page.getByText('Platin, Alle im Spiel: 524 Pokémon.')).toBeVisible();
  await chooseInGerman(page, 'Pokédex', 'Nur Story-Pokédex');
  await expect(page.getByText('Platin, Nur Story-Pokédex: 218 Pokémon.')).toBeVisible();
  const link = page.url();
  expect(link).toContain('dex=story');

  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByText('Platinum, Story Pokédex only: 218 Pokémon.')).toBeVisible();
  await friend.close();
  await context.close();
});

/** The sizes of the lists, from the regional Pokédexes and the sources in docs/data.md. */
const sizes: readonly [Game, Partial<Record<Dex, number>>][] = [
  ['red-blue', { all: 151 }],
  ['yellow', { all: 151 }],
  ['gold-silver', { all: 251 }],
  ['crystal', { all: 251 }],
  ['ruby-sapphire', { all: 389, story: 205 }],
  ['emerald', { all: 389, story: 205 }],
  ['firered-leafgreen', { all: 390, story: 151 }],
  ['diamond-pearl', { all: 517, story: 153 }],
  ['platinum', { all: 524, story: 218 }],
  ['heartgold-soulsilver', { all: 524, story: 256 }],
  ['black-white', { all: 682, story: 158 }],
  ['black-2-white-2', { all: 687, story: 311 }],
  ['x-y', { all: 795, story: 498 }],
  ['omega-ruby-alpha-sapphire', { all: 818, story: 244 }],
  ['sun-moon', { all: 943, story: 346 }],
  ['ultra-sun-ultra-moon', { all: 952, story: 459 }],
  ['lets-go', { all: 186 }],
  ['sword-shield', { all: 746, story: 656, galar: 439, 'isle-of-armor': 240, 'crown-tundra': 226 }],
  ['brilliant-diamond-shining-pearl', { all: 525, story: 153 }],
  ['legends-arceus', { all: 278 }],
  ['scarlet-violet', { all: 838, story: 712, paldea: 420, 'teal-mask': 212, 'indigo-disk': 257 }],
  ['legends-za', { all: 493, lumiose: 315, 'mega-dimension': 178 }],
  ['champions', { all: 314 }],
];

// generateGames.test.ts has the Pokémon of each list.
test('coverage counts the Pokémon of every list of every game', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await open(page, '/offense/coverage/?attacks=normal');
  const generation = page.getByLabel('Generation');
  await expect(generation.locator('optgroup option')).toHaveText(
    sizes.map(([game]) => en.games[game]).reverse(),
  );
  for (const [game, lists] of sizes) {
    await generation.selectOption(game);
    const dexes = Object.entries(lists) as [Dex, number][];
    for (const [dex, size] of dexes) {
      if (dexes.length > 1) await page.getByLabel('Pokédex', { exact: true }).selectOption(dex);
      await expect(page.getByText(`: ${size} Pokémon.`), `${game} ${dex}`).toBeVisible();
      await expect(page.getByText(en.games[game]).filter({ visible: true }).last()).toBeVisible();
    }
    if (dexes.length === 1)
      await expect(page.getByLabel('Pokédex', { exact: true })).toHaveCount(0);
  }
});

test('a Pokémon that the game lacks is found last, shown and named', async ({ page }) => {
  await open(page, '/defense/?game=sword-shield');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('pidge');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('not in this game');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('pi');
  await expect(options.first()).not.toContainText('not in this game');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('pidgey');
  await options.first().click();
  await expect(page.getByText('Pidgey is not in Sword / Shield.')).toBeVisible();
});

test('the game stays for all screens and for the session, until Reset', async ({ page }) => {
  await open(page, '/defense/');
  await page.getByLabel('Generation').selectOption('yellow');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL(/generation=gen1&game=yellow$/);
  await page.reload();
  await appReady(page);
  await expect(page.getByLabel('Generation')).toHaveValue('yellow');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Generation')).toHaveValue('default');
});

test('an answer links to the wiki of the language', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  await page.goto('/defense/?pokemon=garchomp&types=dragon-ground');
  const link = page.getByRole('link', { name: 'PokéWiki · Knakrack' });
  await expect(link).toHaveAttribute('href', 'https://www.pokewiki.de/Knakrack');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('without the lists of the games types still work', async ({ page }) => {
  await page.route('**/games.json', (route) => route.abort());
  await page.goto('/defense/?types=fire&game=emerald');
  await expect(page.getByRole('button', { name: /^Water/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');

  // The Pokédex of another version, or with a bad record, has another length.
  await page.unroute('**/games.json');
  await page.route('**/games.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), entries: 1 } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Water/ }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});
