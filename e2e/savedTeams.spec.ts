import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import {
  addStyle,
  appReady,
  blockDatabase,
  largeText,
  open,
  overflowOf,
  resize,
  saveFile,
} from './page.ts';

const dragons =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying';
const gengar = '/defense/team/?team=1&member=gengar.ghost-poison....ghost-ice-fairy';
const mouse = '/defense/team/?team=1&member=pikachu.electric';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your teams' });
const teams = (page: Page) => sheet(page).getByRole('list', { name: 'Your teams' });
const team = (page: Page, name: string) =>
  teams(page).getByRole('button', { name: new RegExp(`^${name}`) });
const savedNotice = (page: Page, name: string) => page.getByText(`Saved as ${name}.`).first();

async function save(page: Page, address: string, name: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(savedNotice(page, name)).toBeVisible();
}

async function openTeams(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Teams/ }).click();
  await expect(sheet(page)).toBeVisible();
}

async function openBackup(page: Page): Promise<void> {
  await sheet(page).getByText('Backup', { exact: true }).click();
}

const teamCount = process.env.FULL ? 200 : 40;

const manyTeams = Array.from({ length: teamCount }, (_, index) => ({
  name: `Team ${index + 1}`,
  link: `team=1&member=pikachu.electric&member=.fire.....${index + 1}`,
  changed: 1_795_453_679_000 + index,
}));

/** Opens the sheet and adds many teams from a backup. */
async function addManyTeams(page: Page): Promise<void> {
  await open(page, '/defense/team/');
  await openTeams(page);
  await openBackup(page);
  const backup = { format: 'countertype-teams', version: 1, teams: manyTeams };
  const buffer = Buffer.from(JSON.stringify(backup));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'teams.json', mimeType: 'application/json', buffer });
  await sheet(page).getByRole('button', { name: 'Add teams' }).click();
  await expect(teams(page).getByRole('listitem')).toHaveCount(teamCount);
}

test('changes to a saved team are saved, and its link never replaces it', async ({ page }) => {
  const savedTeamsRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/savedTeams-')) savedTeamsRequests.push(request.url());
  });
  await open(page, dragons);
  await page.waitForLoadState('networkidle');
  expect(savedTeamsRequests).toEqual([]);
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(savedNotice(page, 'Garchomp, Dragonite')).toBeVisible();
  expect(savedTeamsRequests).toHaveLength(1);
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await page.reload();
  await expect(savedNotice(page, 'Garchomp, Dragonite')).toBeVisible();
  await save(page, mouse, 'Pikachu');
  await page.getByLabel('Generation').selectOption('gen2');

  await openTeams(page);
  await expect(teams(page).getByRole('listitem')).toHaveCount(2);
  await expect(teams(page).getByText('Gen 2–5 ·')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await team(page, 'Garchomp, Dragonite').click();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);
  await expect(page.getByLabel('Generation')).toHaveValue('default');

  // Back shows the other team, which stays the other team.
  await page.goBack();
  await expect(savedNotice(page, 'Pikachu')).toBeVisible();
  await expect(page).toHaveURL(`${mouse}&generation=gen2`);

  // A link from outside is not the saved team.
  await open(page, dragons);
  await expect(page.getByText('Not saved. This team will be gone')).toBeVisible();
});

test('the keyboard renames, duplicates, removes and restores a saved team', {
  tag: '@full',
}, async ({ page }) => {
  await save(page, dragons, 'Garchomp, Dragonite');
  await page.getByRole('button', { name: /^Teams/ }).press('Enter');
  await teams(page).getByRole('button', { name: 'Edit Garchomp, Dragonite' }).press('Enter');
  const name = sheet(page).getByLabel('Team name');
  await expect(name).toBeFocused();
  await name.fill('Dragons');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Garchomp, Dragonite is now called Dragons.')).toBeVisible();
  await expect(savedNotice(page, 'Dragons')).toBeVisible();

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

test('the arrow keys reach many teams of a backup, and the focus follows a team', {
  tag: '@full',
}, async ({ page }) => {
  await addManyTeams(page);
  const file = await saveFile(sheet(page).getByRole('button', { name: 'Save all to a file' }));
  expect(JSON.parse(String(file)).teams).toEqual(manyTeams);
  const opener = (name: string) => team(page, `${name} Gen 6+`);
  const editor = (name: string) =>
    teams(page).getByRole('button', { name: `Edit ${name}`, exact: true });
  await opener('Team 1').focus();
  await page.keyboard.press('End');
  await expect(opener(`Team ${teamCount}`)).toBeFocused();
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
    await sheet(page).getByLabel('Team name').fill(newName);
    await page.keyboard.press('Enter');
    await expect(teams(page).getByRole('listitem')[end]()).toContainText(newName);
    await expect(editor(newName)).toBeFocused();
    await expect(editor(newName)).toBeInViewport();
  }

  await sheet(page).getByLabel('Search teams').fill(`team ${teamCount}`);
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await opener(`Team ${teamCount}`).press('Enter');
  await expect(savedNotice(page, `Team ${teamCount}`)).toBeVisible();
});

test('a reload in the middle of a change keeps the change', async ({ page }) => {
  await save(page, dragons, 'Garchomp, Dragonite');
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
  await expect(savedNotice(page, 'Garchomp, Dragonite')).toBeVisible();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);

  await open(page, '/defense/team/?team=1');
  await openTeams(page);
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await team(page, 'Garchomp').click();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);
});

test('two tabs show the same saved teams', async ({ page, context }) => {
  await save(page, dragons, 'Garchomp, Dragonite');
  const other = await context.newPage();
  await open(other, '/defense/team/');
  await openTeams(other);
  await team(other, 'Garchomp').click();
  await expect(savedNotice(other, 'Garchomp, Dragonite')).toBeVisible();
  await other.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(page).toHaveURL(`${dragons}&inverse=1`);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Not saved. This team will be gone')).toBeVisible();
  // The other tab has changed the team since, which stays.
  await expect(savedNotice(other, 'Garchomp, Dragonite')).toBeVisible();
});

test('with blocked or full storage the team stays in the address', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await open(page, dragons);
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('This device has no space left')).toBeVisible();
  await expect(page).toHaveURL(dragons);
  await blockDatabase(page);
  await open(page, dragons);
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('Your browser didn’t let Countertype save')).toBeVisible();
  await openTeams(page);
  await expect(sheet(page).getByText('Your saved teams couldn’t be read.')).toBeVisible();
});

test('a Showdown backup is added, a refused copy explained, an unreadable record set aside', {
  tag: '@full',
}, async ({ page }) => {
  await save(page, mouse, 'Pikachu');
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
  await expect(
    sheet(page).getByText(/^Some teams couldn’t be read, .+: team-broken\./),
  ).toBeVisible();
  await expect(teams(page).getByRole('listitem')).toHaveCount(1);
  await openBackup(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
  });
  await sheet(page).getByRole('button', { name: 'Copy for Showdown' }).click();
  await expect(sheet(page).getByText('Your browser blocked copying. Save all')).toBeVisible();
  await sheet(page)
    .getByLabel('Paste a backup or teams')
    .fill('=== [gen4ou] Pikachu ===\n\nPikachu\n\n=== [gen9ou] Rain ===\n\nPelipper @ Damp Rock\n');
  await sheet(page).getByLabel('If a name is already taken').selectOption('replace');
  await sheet(page).getByRole('button', { name: 'Add teams' }).click();
  await expect(sheet(page).getByText('Added: 1. Replaced: 1. Skipped: 0.')).toBeVisible();
  await expect(page).toHaveURL(`${mouse}&generation=gen2`);
  const file = String(
    await saveFile(sheet(page).getByRole('button', { name: 'Save them to a file' })),
  );
  expect(JSON.parse(file)).toEqual({ 'team-broken': { name: 7 } });
});

test('the attacks of a saved team replace those of the offense screen', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/offense/?attacks=ice');
  const button = page.getByRole('button', { name: 'A team’s attacks' });
  const choice = page.getByRole('dialog', { name: 'A team’s attacks' });
  await button.click();
  await expect(choice.getByText('You don’t have any teams yet.')).toBeVisible();
  await choice.getByRole('link', { name: 'Build a team' }).click();
  await expect(page).toHaveURL('/defense/team/');

  await save(page, `${gengar}&generation=gen2`, 'Gengar');
  await save(page, dragons, 'Garchomp, Dragonite');
  await page.getByRole('link', { name: 'Offense' }).click();
  await expect(page).toHaveURL('/offense/?attacks=ice');
  await button.click();
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page, 'dialog')).toEqual([]);
  await choice.getByRole('button', { name: 'Current team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();

  // The game of the saved team comes with its attacks, and Undo brings both back.
  await button.click();
  const second = choice.getByRole('button', { name: /^Gengar/ });
  await choice.getByRole('button', { name: /^Garchomp, Dragonite/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/offense/?attacks=ghost-ice&generation=gen2');
  await expect(page.getByText('Your team’s attacks are selected.')).toBeVisible();
  await undo.press('Enter');
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  await expect(page.getByLabel('Generation')).toHaveValue('default');
});

test('at 320 px the sheets of teams fit in large text, and attacks of a team stay in reach', async ({
  page,
}) => {
  const longName = `Folder/${'Regionalmeisterschaft '.repeat(4)}`.trim();
  const expectFit = async (name: string) => {
    for (const style of ['', largeText]) {
      await addStyle(page, style);
      expect(await overflowOf(page, 'dialog[open]'), `${name} ${style}`).toBeLessThanOrEqual(0);
    }
    await addStyle(page, 'html { font-size: 100% }');
  };
  await resize(page, { width: 320, height: 640 });
  await save(page, dragons, 'Garchomp, Dragonite');
  await openTeams(page);
  await teams(page).getByRole('button', { name: 'Edit Garchomp, Dragonite' }).click();
  await sheet(page).getByLabel('Team name').fill(longName);
  await page.keyboard.press('Enter');
  await expect(savedNotice(page, longName)).toBeVisible();
  await teams(page)
    .getByRole('button', { name: `Edit ${longName}` })
    .click();
  await openBackup(page);
  await sheet(page)
    .getByLabel('Paste a backup or teams')
    .fill(`=== [gen9] ${longName} ===\n\nPikachu\n\nNonsense\n`);
  await expect(sheet(page).getByText('1 team', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFit('the sheet Your teams');

  await sheet(page).getByRole('button', { name: 'Close anyway' }).click();
  await page.getByRole('link', { name: 'Offense' }).click();
  const attacksOfTeam = page.getByRole('button', { name: 'A team’s attacks' });
  await attacksOfTeam.click();
  await expect(page.getByRole('dialog').getByText(longName)).toBeVisible();
  await expectFit('the choice of a team');
  await page.getByRole('dialog').getByRole('button', { name: 'Current team' }).click();
  await expect(page).toHaveURL('/offense/?attacks=flying-ground-dragon');
  await expect(attacksOfTeam).toBeHidden();
  await page.getByRole('button', { name: /^Types/ }).click();
  await expect(attacksOfTeam).toBeVisible();
});
