import { expect, type Route, test } from '@playwright/test';
import { gameNames } from '#core/rulesets/game.ts';
import en from '#locales/en.json' with { type: 'json' };
import { mainHeading, open, openTab } from './page.ts';

test('in Platinum Wash Rotom is Electric and Ghost, in German on a phone', {
  tag: '@full',
}, async ({ browser }) => {
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
  const wiki = page.getByRole('link', { name: 'PokéWiki · Rotom' });
  await expect(wiki).toHaveAttribute('href', 'https://www.pokewiki.de/Rotom');
  await expect(wiki).toHaveAttribute('target', '_blank');

  await page.getByRole('navigation').getByRole('link', { name: 'Angriff' }).click();
  await page.getByRole('button', { name: 'Feuer', exact: true }).click();
  await expect(page).toHaveURL(/attacks=fire&generation=gen2&game=platinum/);
  await page.goto(page.url().replace('/offense/', '/offense/coverage/'));
  await expect(page.getByText('Platin, Alle Pokémon im Spiel: 524 Pokémon.')).toBeVisible();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByLabel('Pokédex', { exact: true }).selectOption('Nur Story-Pokédex');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Platin, Nur Story-Pokédex: 218 Pokémon.')).toBeVisible();
  const link = page.url();
  expect(link).toContain('dex=story');

  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByText('Platinum, Story Pokédex only: 218 Pokémon.')).toBeVisible();
  await friend.close();
  await context.close();
});

// generateGames.test.ts has the sizes of all lists and their Pokémon.
test('a game and its Pokédex stay for all screens and for the session, until Reset', async ({
  page,
}) => {
  await open(page, '/defense/');
  const generation = page.getByLabel('Generation');
  const pokedex = page.getByLabel('Pokédex', { exact: true });
  await generation.focus();
  await expect(generation.locator('optgroup[label="Game"]').locator('option')).toHaveText(
    gameNames.map((game) =>
      game === 'champions' ? 'Champions, Regulation M-C (September 2026)' : en.games[game],
    ),
  );
  await generation.selectOption('yellow');
  await expect(pokedex).toHaveCount(0);
  await generation.selectOption('sword-shield');
  await expect(pokedex.getByRole('option')).toHaveText([
    ...['Every Pokémon in the game', 'Story Pokédex only'],
    ...['Galar', 'The Isle of Armor', 'The Crown Tundra'],
  ]);
  await pokedex.selectOption('galar');
  await openTab(page, 'Offense');
  await expect(page).toHaveURL(/game=sword-shield&dex=galar$/);
  await page.goto('/offense/coverage/');
  await expect(page.getByText('Sword / Shield, Galar: 439 Pokémon.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(generation).toHaveValue('default');
});

test('a Pokémon that the game lacks is found last, shown and named', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/defense/?game=sword-shield');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  const first = page.getByRole('listbox').getByRole('option').first();
  await picker.fill('pi');
  await expect(first).not.toContainText('not in this game');
  await picker.fill('pidge');
  await expect(first).toContainText('not in this game');
  await first.click();
  await expect(page.getByText('Pidgey isn’t in Sword / Shield.')).toBeVisible();
});

for (const [what, fail] of Object.entries({
  'do not load': (route: Route) => route.abort(),
  // The Pokédex of another version, or with a bad record, has another length.
  'are of another Pokédex': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), entries: 1 } });
  },
})) {
  test(`when the lists of the games ${what}, types still work`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/games.json', fail);
    await page.goto('/defense/?types=fire&game=emerald');
    await expect(page.getByRole('button', { name: /^Water/ }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  });
}
