import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { addStyle, appReady, blockDatabase, open, resize } from './page.ts';

const dragons =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying';
const gengar = '/defense/team/?team=1&member=gengar.ghost-poison....ghost-ice-fairy';
const mouse = '/defense/team/?team=1&member=pikachu.electric';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your teams' });
const teams = (page: Page) => sheet(page).getByRole('list', { name: 'Your teams' });
const keptAs = (page: Page, name: string) => page.getByText(`Kept as ${name}.`).first();

async function keep(page: Page, address: string, name: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(keptAs(page, name)).toBeVisible();
}

async function openTeams(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}

const manyTeams = Array.from({ length: 200 }, (_, index) => ({
  name: `Team ${index + 1}`,
  link: `team=1&member=pikachu.electric&member=.fire.....${index + 1}`,
  changed: 1_795_453_679_000 + index,
}));

/** Opens the sheet and adds 200 teams. */
async function addManyTeams(page: Page): Promise<void> {
  await open(page, '/defense/team/');
  await openTeams(page);
  await openBackup(page);
  const backup = { format: 'countertype-teams', version: 1, teams: manyTeams };
  await sheet(page).getByLabel('Backup or teams as text').fill(JSON.stringify(backup));
  await sheet(page).getByRole('button', { name: 'Add teams' }).click();
  await expect(teams(page).getByRole('listitem')).toHaveCount(200);
}

async function openBackup(page: Page): Promise<void> {
  await sheet(page).getByText('Backup', { exact: true }).click();
}

test('the team screen loads nothing of kept teams before a tap', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const keptTeams = () => requests.filter((url) => url.includes('/keptTeams-'));
  await open(page, dragons);
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(keptTeams()).toEqual([]);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(keptAs(page, 'Garchomp, Dragonite')).toBeVisible();
  expect(keptTeams()).toHaveLength(1);
});

test('changes to a kept team are kept at once, and its link is never written over it', async ({
  page,
}) => {
  await keep(page, dragons, 'Garchomp, Dragonite');
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await page.reload();
  await expect(keptAs(page, 'Garchomp, Dragonite')).toBeVisible();
  await keep(page, mouse, 'Pikachu');
  await page.getByLabel('Generation').selectOption('gen2');

  await openTeams(page);
  await expect(teams(page).getByRole('listitem')).toHaveCount(2);
  await expect(teams(page).getByText('2 to 5 ·')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await teams(page)
    .getByRole('button', { name: /^Garchomp, Dragonite/ })
    .click();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);
  await expect(page.getByLabel('Generation')).toHaveValue('default');

  // Back shows the other team, which stays the other team.
  await page.goBack();
  await expect(keptAs(page, 'Pikachu')).toBeVisible();
  await expect(page).toHaveURL(`${mouse}&generation=gen2`);

  // A link from outside is not the kept team.
  await open(page, dragons);
  await expect(page.getByText('Not kept: this team is gone')).toBeVisible();
});

test('a kept team is renamed, duplicated, removed and restored with the keyboard', async ({
  page,
}) => {
  await keep(page, dragons, 'Garchomp, Dragonite');
  await page.getByRole('button', { name: 'Teams', exact: true }).press('Enter');
  await teams(page).getByRole('button', { name: 'Edit Garchomp, Dragonite' }).press('Enter');
  const name = sheet(page).getByLabel('Name of the team');
  await expect(name).toBeFocused();
  await name.fill('Dragons');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Garchomp, Dragonite is now called Dragons.')).toBeVisible();
  await expect(keptAs(page, 'Dragons')).toBeVisible();

  await teams(page).getByRole('button', { name: 'Edit Dragons' }).press('Enter');
  await sheet(page).getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(teams(page).getByRole('button', { name: /^Dragons \(2\)/ })).toBeVisible();
  await teams(page).getByRole('button', { name: 'Move Dragons (2)' }).press('ArrowUp');
  await expect(teams(page).getByRole('listitem').first()).toContainText('Dragons (2)');

  await teams(page).getByRole('button', { name: 'Edit Dragons', exact: true }).press('Enter');
  const up = sheet(page).getByRole('button', { name: 'Up', exact: true });
  await up.press('Enter');
  await expect(teams(page).getByRole('listitem').last()).toContainText('Dragons (2)');
  await expect(up).toBeDisabled();
  await expect(sheet(page).getByRole('button', { name: 'Down' })).toBeFocused();
  await sheet(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(teams(page).getByRole('listitem')).toHaveCount(2);
});

test('200 teams are reached and renamed with the arrow keys, and the focus follows a team', async ({
  page,
}) => {
  await addManyTeams(page);
  const opener = (name: string) =>
    teams(page).getByRole('button', { name: new RegExp(`^${name} 6 and later`) });
  const editor = (name: string) =>
    teams(page).getByRole('button', { name: `Edit ${name}`, exact: true });
  await opener('Team 1').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(opener('Team 4')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opener('Team 3')).toBeFocused();
  await page.keyboard.press('End');
  await expect(opener('Team 200')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(opener('Team 200')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(opener('Team 1')).toBeFocused();

  // From the button that opens a team, Tab leads to its editor, and the arrow keys stay there.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(editor('Team 2')).toBeFocused();

  // The sort moves a renamed team, and the focus with it.
  await sheet(page).getByLabel('Sort').selectOption('name');
  for (const [oldName, newName, end] of [
    ['Team 2', 'Zygarde', 'last'],
    ['Zygarde', 'Arceus', 'first'],
  ] as const) {
    await editor(oldName).press('Enter');
    await sheet(page).getByLabel('Name of the team').fill(newName);
    await page.keyboard.press('Enter');
    await expect(teams(page).getByRole('listitem')[end]()).toContainText(newName);
    await expect(editor(newName)).toBeFocused();
    await expect(editor(newName)).toBeInViewport();
  }
});

test('a reload in the middle of a change keeps the change', async ({ page, context }) => {
  await keep(page, dragons, 'Garchomp, Dragonite');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      document.documentElement.dataset.writing = '';
      const request = put.apply(this, args);
      // The transaction commits when it has no more requests.
      const prolong = () => {
        this.get('').onsuccess = prolong;
      };
      prolong();
      return request;
    };
  });
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(page.locator('html[data-writing]')).toBeAttached();
  await page.reload();
  await expect(keptAs(page, 'Garchomp, Dragonite')).toBeVisible();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);

  const other = await context.newPage();
  await open(other, '/defense/team/');
  await openTeams(other);
  await expect(teams(other).getByRole('listitem')).toHaveCount(1);
  await teams(other)
    .getByRole('button', { name: /^Garchomp/ })
    .click();
  await expect(other).toHaveURL(`${dragons}&inverse=1`);
});

test('two tabs show the same kept teams', async ({ page, context }) => {
  await keep(page, dragons, 'Garchomp, Dragonite');
  const other = await context.newPage();
  await open(other, '/defense/team/');
  await openTeams(other);
  await teams(other)
    .getByRole('button', { name: /^Garchomp/ })
    .click();
  await expect(keptAs(other, 'Garchomp, Dragonite')).toBeVisible();
  await other.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Not kept: this team is gone')).toBeVisible();
  // The other tab has changed the team since, which stays.
  await expect(keptAs(other, 'Garchomp, Dragonite')).toBeVisible();
});

test('with blocked or full storage the team stays in the address', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await open(page, dragons);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('This device has no space left')).toBeVisible();
  await expect(page).toHaveURL(dragons);
  await blockDatabase(page);
  await open(page, dragons);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Your browser did not let Countertype keep')).toBeVisible();
  await openTeams(page);
  await expect(sheet(page).getByText('Your browser did not let')).toBeVisible();
});

test('200 teams of a backup are found, opened and saved again as the same file', async ({
  page,
  browser,
}) => {
  await addManyTeams(page);
  const save = async (from: Page) => {
    const downloading = from.waitForEvent('download');
    await sheet(from).getByRole('button', { name: 'Save all as a file' }).click();
    return readFileSync(await (await downloading).path(), 'utf8');
  };
  const file = await save(page);
  expect(JSON.parse(file).teams).toEqual(manyTeams);

  const other = await (await browser.newContext()).newPage();
  await open(other, '/defense/team/');
  await openTeams(other);
  await openBackup(other);
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'teams.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await sheet(other).getByRole('button', { name: 'Add teams' }).click();
  await expect(teams(other).getByRole('listitem')).toHaveCount(200);
  expect(await save(other)).toBe(file);

  await sheet(page).getByLabel('Search teams').fill('team 137');
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await teams(page)
    .getByRole('button', { name: /^Team 137/ })
    .press('Enter');
  await expect(keptAs(page, 'Team 137')).toBeVisible();
});

test('teams of a Showdown backup are added, and an unreadable record is set aside', async ({
  page,
}) => {
  await keep(page, mouse, 'Pikachu');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('countertype');
        request.onsuccess = () => {
          const records = request.result.transaction('records', 'readwrite').objectStore('records');
          records.put({ name: 7 }, 'team-broken').onsuccess = () => resolve();
        };
      }),
  );
  await page.reload();
  await appReady(page);
  await openTeams(page);
  await expect(sheet(page).getByText('Some teams could not be read.')).toBeVisible();
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await openBackup(page);
  await sheet(page)
    .getByLabel('Backup or teams as text')
    .fill('=== [gen4ou] Pikachu ===\n\nPikachu\n\n=== [gen9ou] Rain ===\n\nPelipper @ Damp Rock\n');
  await sheet(page).getByLabel('If a name is in use').selectOption('replace');
  await sheet(page).getByRole('button', { name: 'Add teams' }).click();
  await expect(sheet(page).getByText('Added: 1. Replaced: 1. Skipped: 0.')).toBeVisible();
  await expect(page).toHaveURL(`${mouse}&generation=gen2`);
  const downloading = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'Save them as a file' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toEqual({ 'team-broken': { name: 7 } });
});

test('the attacks of a kept team replace those of the offense screen', async ({ page }) => {
  await open(page, '/offense/?attacks=ice');
  const button = page.getByRole('button', { name: 'Attacks of a team' });
  const choice = page.getByRole('dialog', { name: 'Attacks of a team' });
  await button.click();
  await expect(choice.getByText('You have no team yet.')).toBeVisible();
  await choice.getByRole('link', { name: 'Make a team' }).click();
  await expect(page).toHaveURL('/defense/team/');

  await keep(page, `${gengar}&generation=gen2`, 'Gengar');
  await keep(page, dragons, 'Garchomp, Dragonite');
  await page.getByRole('link', { name: 'Offense' }).click();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await button.click();
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page, 'dialog')).toEqual([]);
  await choice.getByRole('button', { name: 'Current team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();

  // The game of the kept team comes with its attacks, and Undo brings both back.
  await button.click();
  const second = choice.getByRole('button', { name: /^Gengar/ });
  await choice.getByRole('button', { name: /^Garchomp, Dragonite/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/offense/?attacks=ghost-ice&generation=gen2');
  await expect(page.getByText('The attacks of your team are chosen.')).toBeVisible();
  await undo.press('Enter');
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  await expect(page.getByLabel('Generation')).toHaveValue('default');
});

test('a phone opens the choice of a team in a screen without attacks, and then beside the types', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 664 });
  await open(page, dragons);
  await page.getByRole('link', { name: 'Offense' }).click();
  const button = page.getByRole('button', { name: 'Attacks of a team' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Current team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: /^Types/ }).click();
  await expect(button).toBeVisible();
});

test('a refused copy of all teams says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
  });
  await keep(page, mouse, 'Pikachu');
  await openTeams(page);
  await openBackup(page);
  await sheet(page).getByRole('button', { name: 'Copy for Showdown' }).click();
  await expect(sheet(page).getByText('Your browser blocked copying. Save all')).toBeVisible();
});

for (const [size, width, css] of [
  ['320 px', 320, ''],
  ['200 % text size', 320, 'html { font-size: 200% }'],
] as const) {
  test(`the sheets of teams fit at ${size}`, async ({ page }) => {
    const longName = `Folder/${'Regionalmeisterschaft '.repeat(4)}`.trim();
    await resize(page, { width, height: 640 });
    await keep(page, dragons, 'Garchomp, Dragonite');
    await addStyle(page, css);
    const overflow = () =>
      page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    await openTeams(page);
    await teams(page).getByRole('button', { name: 'Edit Garchomp, Dragonite' }).click();
    await sheet(page).getByLabel('Name of the team').fill(longName);
    await page.keyboard.press('Enter');
    await expect(keptAs(page, longName)).toBeVisible();
    await teams(page)
      .getByRole('button', { name: `Edit ${longName}` })
      .click();
    await openBackup(page);
    await sheet(page)
      .getByLabel('Backup or teams as text')
      .fill(`=== [gen9] ${longName} ===\n\nPikachu\n\nNonsense\n`);
    await expect(sheet(page).getByText('1 team', { exact: true }).last()).toBeVisible();
    expect(await overflow(), 'the sheet Your teams').toBeLessThanOrEqual(0);

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Offense' }).click();
    await page.getByRole('button', { name: 'Attacks of a team' }).click();
    await expect(page.getByRole('dialog').getByText(longName)).toBeVisible();
    expect(await overflow(), 'the choice of a team').toBeLessThanOrEqual(0);
  });
}
