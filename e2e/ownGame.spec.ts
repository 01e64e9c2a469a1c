import { expect, type Page } from '@playwright/test';
import { addType, newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { violations } from './axe.ts';
import {
  addStyle,
  appReady,
  blockDatabase,
  largeText,
  mainHeading,
  open,
  openTab,
  overflowOf,
  resize,
} from './page.ts';
import { test } from './test.ts';

async function openNewGame(page: Page): Promise<void> {
  await open(page, '/game/');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(mainHeading(page, 'My game')).toBeVisible();
}

async function typeNewType(page: Page, name: string): Promise<void> {
  await page.getByLabel('New type').fill(name);
  await page.getByLabel('New type').press('Enter');
}

const chart = (page: Page) => page.getByRole('region', { name: 'Type chart' });
const normal = (page: Page) =>
  chart(page).getByRole('button', { name: 'Normal on Normal 1×', exact: true });
const cellPanel = (page: Page) => page.getByRole('group', { name: 'Matchup' });

/** The answer of the defense screen. */
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a type is added and used in every calculator, and in a link', async ({
    page,
    otherPage,
  }) => {
    await openNewGame(page);
    await typeNewType(page, 'Sound');
    await chart(page).getByRole('button', { name: 'Water' }).tap();
    await cellPanel(page).getByRole('button', { name: '2×' }).tap();
    await chart(page).getByRole('button', { name: 'As defender' }).tap();
    await chart(page).getByRole('button', { name: 'Ghost' }).tap();
    await cellPanel(page).getByRole('button', { name: '0×' }).tap();
    await page.getByRole('button', { name: 'Use this game' }).tap();
    await expect(page.getByRole('button', { name: 'In use' })).toBeDisabled();

    await openTab(page, 'Defense');
    await page.getByRole('button', { name: 'Water' }).tap();
    await expect(answer(page)).toContainText('Sound');
    await page.getByRole('button', { name: 'Sound' }).first().tap();
    await expect(answer(page).getByRole('heading').first()).toHaveText('Water / Sound');
    const address = page.url();

    await openTab(page, 'Offense');
    await page.getByRole('button', { name: 'Sound' }).tap();
    await expect(
      page.getByRole('heading', { name: 'Super effective against 1 type' }),
    ).toBeVisible();

    await open(otherPage, address);
    await expect(answer(otherPage).getByRole('heading').first()).toHaveText('Water / Sound');
    await expect(otherPage.getByLabel('Generation')).toContainText('My game');
    await open(otherPage, '/game/');
    await expect(otherPage.getByText('From a link')).toBeVisible();
    await otherPage.getByRole('button', { name: 'Save game' }).click();
    await expect(otherPage.getByRole('button', { name: 'In use' })).toBeVisible();
  });
});

test('"what if Bug resisted Fairy" is tried with the keyboard and undone', {
  tag: '@full',
}, async ({ page }) => {
  await openNewGame(page);
  await page.getByRole('button', { name: 'Use this game' }).click();
  const number = cellPanel(page).getByLabel('Other');
  await normal(page).focus();
  await page.keyboard.press('F2');
  await expect(number).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(normal(page)).toBeFocused();
  for (let row = 0; row < 17; row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < 6; column++) await page.keyboard.press('ArrowRight');
  const cell = chart(page).getByRole('button', { name: /^Fairy on Bug/ });
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName('Fairy on Bug 1.5× (changed)');
  // Two keys in a row: React has rendered once between them.
  await cell.evaluate(async (button) => {
    for (const key of ['2', 'h']) {
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise<void>(queueMicrotask);
    }
  });
  await expect(cell).toHaveAccessibleName('Fairy on Bug ½× (changed)');
  await expect(chart(page).getByText('Changed from generation 6 and later: 1')).toBeVisible();

  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Bug', exact: true }).click();
  await expect(answer(page)).toContainText('resists 4');
  await page.goBack();
  for (const multiplier of ['2× (changed)', '1.5× (changed)', '1×']) {
    await page.keyboard.press('Control+z');
    await expect(cell).toHaveAccessibleName(`Fairy on Bug ${multiplier}`);
  }
  await page.goForward();
  await expect(answer(page)).toContainText('resists 3');
});

/** The records of the device, as text. */
const readGames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('countertype');
        opening.onsuccess = () => {
          const records = opening.result.transaction('records').objectStore('records').getAll();
          records.onsuccess = () => resolve(JSON.stringify(records.result));
        };
      }),
  );

test('every change survives a reload, and a removed game comes back', { tag: '@full' }, async ({
  page,
}) => {
  await openNewGame(page);
  await typeNewType(page, 'Sound');
  await page.getByLabel('New Pokémon').fill('Melodo');
  await page.getByLabel('New Pokémon').press('Enter');
  await page.getByRole('button', { name: 'Import list' }).click();
  const list = page.getByRole('dialog', { name: 'Import a list' });
  await list.getByRole('textbox').fill('Name,Type 1,Type 2\nExploud,Normal,Sound\nMelodo,Sound,');
  await list.getByRole('button', { name: 'Use this list (2)' }).click();
  await expect(page.getByRole('listitem', { name: 'Exploud' }).getByLabel('Type 2')).toHaveValue(
    'sound',
  );
  await page.getByLabel('New ability').fill('Muffler');
  await page.getByLabel('New ability').press('Enter');
  await page.getByLabel('Name of the game').fill('Melody');
  await expect(page.getByRole('heading', { name: 'Melody' })).toBeVisible();
  await expect.poll(() => readGames(page)).toContain('"name":"Melody"');
  // A player is asked before the browser takes the undo steps.
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  await (await question).accept();
  await reload;
  await appReady(page);
  await expect(page.getByRole('heading', { name: 'Melody' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Melodo' }).getByLabel('Type 1')).toHaveValue(
    'sound',
  );
  await expect(page.getByRole('listitem', { name: 'Muffler' })).toBeVisible();
  await page.getByRole('link', { name: 'Your games' }).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Melody was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Melody' })).toBeVisible();
});

test('a game without storage can still be used', { tag: '@full' }, async ({ page }) => {
  await blockDatabase(page);
  await open(page, '/game/');
  await expect(page.getByRole('alert')).toBeVisible();
  const go = page.getByRole('region', { name: 'Pokémon GO' });
  await go.getByRole('button', { name: 'Use this game' }).click();
  await openTab(page, 'Defense');
  await page.getByRole('button', { name: 'Ghost' }).click();
  await expect(answer(page)).toContainText('0.3906');
});

/** Opens what is folded, and the first explanation and member. */
async function openParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
      part.open = true;
    const closed = 'main :is(section, ul) [aria-expanded="false"]:not([role], [aria-haspopup])';
    for (const button of [...document.querySelectorAll<HTMLElement>(closed)].slice(0, 2))
      button.click();
  });
}

test('38 types with long names fit on the screens', { tag: '@full' }, async ({ page }) => {
  test.slow();
  let game = newGame('My game', 'default');
  for (const letter of 'ABCDEFGHIJKLMNOPQRST')
    game = addType(game, `${letter}onaudampfschifffahrtska`);
  const type = game.types.at(-1)!.id;
  const own = `own=${formatGameText(game)}`;
  await open(page, `/defense/?${own}`);
  await open(page, '/game/');
  await page.getByRole('button', { name: 'Save game' }).click();
  await expect(mainHeading(page, 'My game')).toBeVisible();
  for (const address of [
    ...[page.url(), '/game/', `/defense/?types=${type}-fire&${own}`, `/defense/battle/?${own}`],
    `/defense/team/?team=1&member=.${type}&${own}`,
    `/defense/team/?team=1&member=.${type}.....Donaudampfschiff12&${own}`,
    ...['/offense/', '/offense/coverage/'].map((path) => `${path}?attacks=${type}&${own}`),
  ]) {
    await open(page, address);
    for (const width of [1280, 320]) {
      await resize(page, { width, height: 900 });
      expect(await overflowOf(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
      expect(await violations(page), `${address} at ${width}`).toEqual([]);
    }
    await addStyle(page, largeText);
    expect(await overflowOf(page), `${address} with large text`).toBeLessThanOrEqual(0);
    await openParts(page);
    expect(await overflowOf(page), `${address} opened`).toBeLessThanOrEqual(0);
  }
});

test('buttons that have nothing left to do keep the focus, and text has its own undo', async ({
  page,
}) => {
  await openNewGame(page);
  const tools = page.getByRole('region', { name: 'My game' });
  await typeNewType(page, 'Sound');
  await expect(chart(page).getByRole('button', { name: 'Sound on Sound' })).toBeVisible();
  await expect(cellPanel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Import list' }).click();
  const list = page.getByRole('dialog', { name: 'Import a list' });
  await list.getByRole('textbox').pressSequentially('Exploud');
  await page.keyboard.press('Control+z');
  await list.getByRole('textbox').fill('');
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(chart(page).getByRole('button', { name: 'Sound on Sound' })).toBeVisible();

  for (const name of ['Undo', 'Redo', 'Use this game']) {
    const button = tools.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(tools.getByRole('button', { disabled: true }).first()).toBeVisible();
    await expect(tools.locator(':focus')).toBeDisabled();
  }
  await normal(page).click();
  await page.keyboard.press('2');
  const reset = cellPanel(page).getByRole('button', { name: 'Reset' });
  await reset.press('Enter');
  await expect(reset).toBeFocused();
  await expect(normal(page)).toBeVisible();
});
