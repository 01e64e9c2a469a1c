import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import {
  addStyle,
  collectMessages,
  largeText,
  open,
  overflowOf,
  pickPokemon,
  resize,
  tabTo,
} from './page.ts';

const garchomp = '/defense/?pokemon=garchomp&types=dragon-ground';

test('an overlay shows only the answer on a transparent ground, and stays after a reload', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await open(page, '/defense/?view=overlay');
  await expect(page.getByText('Nothing to show yet.')).toContainText('&view=overlay');
  expect(await violations(page)).toEqual([]);
  for (const [address, heading] of [
    [garchomp, 'Garchomp'],
    [`${garchomp}&with=dragonite.dragon-flying`, 'Garchomp'],
    ['/offense/?attacks=ice-ground', 'Ice, Ground: super effective'],
    [
      '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=azumarill.water-fairy&them=heatran.fire-steel&them=gengar.ghost-poison',
      /Garchomp|Azumarill/,
    ],
  ] as const) {
    await open(page, `${address}&view=overlay`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(page.url()).toContain('view=overlay');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('combobox').or(page.getByRole('contentinfo'))).toHaveCount(0);
    const tools = page.getByRole('button', { name: /^(Compare with|Remove|Picture)/ });
    const help = page.getByText('Tap a number').filter({ visible: true });
    await expect(tools.or(help)).toHaveCount(0);
    await addStyle(page, 'html { background: purple }');
    expect(await violations(page)).toEqual([]);
    await resize(page, { width: 320, height: 480 });
    expect(await overflowOf(page)).toBe(0);
    await addStyle(page, largeText);
    expect(await overflowOf(page)).toBe(0);
    await resize(page, { width: 1280, height: 900 });
  }
  expect(messages).toEqual([]);
});

/** As in browsers without the window above the others, which is no page for a test. */
async function openWindowsOfTheirOwn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
  });
}

test('a small window follows the page, the page follows it, and both go on after a reload', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await openWindowsOfTheirOwn(page);
  await open(page, garchomp);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pop out' }).click();
  const small = await popup;
  await small.setViewportSize({ width: 320, height: 240 });
  const title = small.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Garchomp');
  expect(await overflowOf(small)).toBe(0);
  expect(await violations(small)).toEqual([]);

  await page.bringToFront();
  await pickPokemon(page, 'Charizard');
  await expect(title).toHaveText('Charizard');

  await small.bringToFront();
  const field = small.getByRole('combobox', { name: 'Pokémon' });
  await tabTo(small, field);
  await small.keyboard.type('gengar');
  await small.keyboard.press('Enter');
  await expect(title).toHaveText('Gengar');
  await expect(page.getByRole('heading', { name: 'Gengar' })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Pop out' })).toBeVisible();
  await small.bringToFront();
  await tabTo(small, field);
  await field.fill('mew');
  await small.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mew', exact: true })).toBeVisible();
  await small.reload();
  await expect(title).toHaveText('Mew');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(title).toHaveText('What is it weak to?');
  await small.bringToFront();
  await field.fill('jynx');
  await small.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Jynx' })).toBeVisible();

  // A page on another screen shows the last state of the window when the player comes back.
  await page.bringToFront();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What is your team weak to?' })).toBeVisible();
  await small.bringToFront();
  await field.fill('snorlax');
  await small.keyboard.press('Enter');
  await page.bringToFront();
  await page.getByRole('link', { name: 'Solo' }).click();
  await expect(page.getByRole('heading', { name: 'Snorlax' })).toBeVisible();
  expect(messages).toEqual([]);
});

// Regressions: the window sent its whole state, with which the page replaced its team and the saved one.
test('a small window changes a saved team only if the player does so in it', async ({ page }) => {
  await openWindowsOfTheirOwn(page);
  for (const [name, members] of [
    ['Onix', 'member=onix.rock-ground'],
    ['Garchomp, Pikachu', 'member=garchomp.dragon-ground&member=pikachu.electric'],
  ]) {
    await open(page, `/defense/team/?team=1&${members}`);
    await page.getByRole('button', { name: 'Save team' }).click();
    await expect(page.getByText(`Saved as ${name}.`).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Battle', exact: true }).click();
  await pickPokemon(page, 'Mew', 'Add an opponent');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pop out' }).click();
  const small = await popup;
  await expect(small).toHaveURL(/them=mew/);

  // The page adds a member on another screen, the window an opponent.
  await page.bringToFront();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await pickPokemon(page, 'Gengar');
  await expect(small).toHaveURL(/us=gengar/);
  await small.bringToFront();
  await pickPokemon(small, 'Snorlax', 'Add an opponent');
  await expect(small).toHaveURL(/us=gengar.*them=mew.*them=snorlax/);

  // The page opens another saved team, and the window adds an opponent again.
  await page.bringToFront();
  await page.getByRole('button', { name: /^Teams/ }).click();
  const teams = page.getByRole('list', { name: 'Your teams' });
  await teams.getByRole('button', { name: /^Onix/ }).click();
  await expect(small).toHaveURL(/us=onix/);
  await small.bringToFront();
  await pickPokemon(small, 'Jynx', 'Add an opponent');
  await page.bringToFront();
  await expect(page).toHaveURL('/defense/team/?team=1&member=onix.rock-ground');
  await page.getByRole('link', { name: 'Battle', exact: true }).click();
  await expect(page).toHaveURL(/us=onix.*them=mew.*them=snorlax.*them=jynx/);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: /^Teams/ }).click();
  await expect(teams.getByRole('listitem')).toHaveCount(2);
  await teams.getByRole('button', { name: /^Garchomp, Pikachu/ }).click();
  await expect(page).toHaveURL(/member=garchomp.*member=pikachu.*member=gengar/);
});
