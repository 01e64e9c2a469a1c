import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import de from '#locales/de.json' with { type: 'json' };
import { dropFile, mainHeading, nextFrames, saveFile, setPreference, tabTo } from './page.ts';

const fourAttacks = 'attacks=ground-ice-fairy-fire';
const weakAttacks = 'attacks=normal-ground';

/** The number in a text: 1277 in "1,277 Pokémon". */
async function numberIn(text: Locator): Promise<number> {
  return Number(/\d[\d,]*/.exec(await text.innerText())?.[0].replaceAll(',', ''));
}

/** A part of the coverage bar. */
function part(page: Page, name: string) {
  return page.getByRole('link', { name: new RegExp(`^${name} [\\d,]+`) });
}

/** The status line with the length of the list, such as "2 of 1,277 Pokémon". */
function listCount(page: Page) {
  return page.getByRole('status').filter({ hasText: ' of ' });
}

function csv(text: string) {
  return { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Opens a file in the import panel. */
async function open(page: Page, file: ReturnType<typeof csv>): Promise<Locator> {
  await page.getByRole('button', { name: 'Import list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a list' });
  await sheet.locator('input[type=file]').setInputFiles(file);
  return sheet;
}

async function download(page: Page, button: string): Promise<string> {
  return String(await saveFile(page.getByRole('button', { name: button })));
}

/** The sentence about the list in use. */
function ownList(page: Page, size: string) {
  return page.getByText(`Your own list: ${size} Pokémon.`);
}

function standardPokedex(page: Page) {
  return page.getByText('generation 6 and later: 1,277 Pokémon.');
}

test('each Pokémon is in one list, and a list links to the others', async ({ page }) => {
  await page.goto(`/offense/coverage/?${weakAttacks}&abilities=1`);
  const counts: number[] = [];
  for (const name of ['Super effective', 'Normal damage', 'Resisted', 'No effect']) {
    counts.push(await numberIn(part(page, name).locator('strong')));
  }
  const [superEffective = 0, normal = 0, resisted = 0, noEffect = 0] = counts;
  expect(superEffective + normal + resisted + noEffect).toBe(1277);
  for (const [name, count] of [
    ['Super effective', superEffective],
    ['Normal damage', normal],
    ['Resisted', resisted + noEffect],
  ] as const) {
    await part(page, name).click();
    await expect(mainHeading(page)).toHaveText(name);
    await expect(listCount(page)).toHaveText(`${count.toLocaleString('en')} of 1,277 Pokémon`);
    await expect(part(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main [aria-current]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /effect|resist|normal/i })).toHaveCount(4);
  }
});

test('coverage uses the attacks of the offense screen', async ({ page }) => {
  await page.goto('/offense/coverage/');
  await expect(page.getByText('Without attacks, every Pokémon counts')).toBeVisible();
  await page.getByRole('link', { name: 'Choose attacks' }).click();
  await page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Ice' }).click();
  await page.goBack();
  const attacks = page.getByRole('region', { name: 'Your attacks' });
  await expect(attacks.getByRole('listitem')).toHaveText(['Ice']);
  await page.goto('/offense/coverage/resistance/');
  await expect(page).toHaveURL('/offense/coverage/resistance/?attacks=ice');
});

test('a row links to its defense, and Back restores the scroll @phone', async ({ page }) => {
  await page.goto(`/offense/coverage/weakness/?${fourAttacks}&order=name`);
  const rows = page.getByRole('list', { name: 'Super effective' });
  await expect(rows.getByRole('link').first()).toBeVisible();
  for (let y = 0; y < 10_000; y += 500) {
    await page.evaluate(() => window.scrollBy(0, 500));
    await nextFrames(page);
  }
  const visibleLinks = rows.getByRole('link').filter({ visible: true });
  const readHeights = () =>
    visibleLinks.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  // Rows move until all that are visible have been measured.
  let heights: number[] = [];
  await expect(async () => {
    const before = heights;
    heights = await readHeights();
    expect(heights).toEqual(before);
  }).toPass({ intervals: [200] });
  const row = visibleLinks.nth(heights.findIndex((y) => y > 300));
  const name = await row.innerText();
  const box = await row.boundingBox();
  await row.click();
  await expect(mainHeading(page)).toHaveText(name);
  await expect(page).toHaveURL(/\/defense\/\?pokemon=/);
  await page.goBack();
  const sameRow = rows.getByRole('link', { name, exact: true });
  await expect(sameRow).toBeInViewport();
  expect(Math.abs(((await sameRow.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3);
});

test('a printed list has all its rows', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/offense/coverage/weakness/?${fourAttacks}`);
  const rows = page.getByRole('list', { name: 'Super effective' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const rowCount = Number(await rows.first().getAttribute('aria-setsize'));
  expect(await rows.count()).toBeLessThan(100);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(rowCount / 40);
  expect(pages).toBeLessThan(rowCount / 20);
  await expect.poll(() => rows.count()).toBeLessThan(100);
});

test('the link of a list has its search, filter and order', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/offense/coverage/weakness/?${fourAttacks}`);
  const rows = page.getByRole('list', { name: 'Super effective' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('mega lat');
  await expect(rows.getByRole('link')).toHaveText(['Latias (Mega Latias)', 'Latios (Mega Latios)']);
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Dragon');
  await search.fill('');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By multiplier');
  await expect(rows.getByRole('listitem').first()).toContainText('4×');
  await expect(page).toHaveURL(
    `/offense/coverage/weakness/?${fourAttacks}&type=dragon&order=multiplier`,
  );

  await search.fill('agumon');
  await expect(page.getByText('No Pokémon in this list matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL(`/offense/coverage/weakness/?${fourAttacks}&order=multiplier`);
  await page.getByRole('link', { name: 'Normal' }).click();
  await expect(page).toHaveURL(`/offense/coverage/normal/?${fourAttacks}&order=multiplier`);
});

test('a list starts at its top, or with “No effect” at the immune Pokémon @phone', async ({
  page,
}) => {
  await page.goto(`/offense/?${weakAttacks}`);
  await expect(part(page, 'Resisted')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await part(page, 'Resisted').click();
  await expect(mainHeading(page)).toBeInViewport();
  const resistingRow = page.getByRole('list', { name: 'Resisted' }).getByRole('listitem').first();
  await expect(resistingRow).toContainText('½×');
  await expect(resistingRow).toContainText('Resisted');
  // The rows are measured after they are rendered, which must not scroll.
  await nextFrames(page, 20);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const immuneRow = page.getByRole('list', { name: 'No effect' }).getByRole('listitem').first();
  await part(page, 'No effect').click();
  await expect(immuneRow).toBeInViewport();
  await expect(immuneRow).toContainText('0×');
  const setSize = await immuneRow.getAttribute('aria-setsize');
  expect(await numberIn(page.getByRole('heading', { name: 'No effect' }))).toBe(Number(setSize));

  await page.goto(`/offense/?${weakAttacks}`);
  await part(page, 'No effect').click();
  await expect(page).toHaveURL(`/offense/coverage/resistance/?${weakAttacks}#no-effect`);
  await expect(immuneRow).toBeInViewport();
});

test('a row names the ability that changes its answer', { tag: '@full' }, async ({ page }) => {
  await page.goto('/offense/coverage/weakness/?attacks=ground&search=bronzong');
  const bronzong = page.getByRole('listitem').filter({ hasText: 'Bronzong' });
  await expect(bronzong).not.toContainText('unless');
  await page.getByRole('button', { name: 'Count abilities' }).click();
  await expect(bronzong).toContainText('unless it has Levitate');
  await page.goto('/offense/coverage/weakness/?attacks=fire&abilities=1&search=stufful');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stufful' })).toContainText(
    'with Fluffy',
  );
  const countAbilities = page.getByRole('button', { name: 'Count abilities' });
  await expect(countAbilities).toBeVisible();
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(countAbilities).toHaveCount(0);
});

const fileWithBadRow =
  'Nr.;Name;Type;Abilities;Note\r\n1;Charizard;Fire/Flying;;big\r\n2;"My; own";Gras;;\r\n3;Rotom;Electric, Ghost;Levitate;=1+1\r\n4;Togepi;Fairy;;\r\n';

test('the good rows of a file with a bad row are used until removed', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/offense/coverage/?attacks=ground');
  const sheet = await open(page, csv(fileWithBadRow));
  await expect(sheet.getByRole('status')).toContainText('3 Pokémon found. 1 problem.');
  const problem = sheet.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  await expect(problem).toHaveText(/^Row 3, Type/);
  await expect(problem).toContainText('No type is called “Gras”. Did you mean “Grass”?');
  await sheet.getByRole('button', { name: 'Use the good rows (3)' }).click();
  await expect(ownList(page, '3')).toBeVisible();
  await expect(mainHeading(page)).toHaveText('Super effective against 1 of 3 Pokémon');

  await page.reload();
  await expect(ownList(page, '3')).toBeVisible();
  await part(page, 'No effect').click();
  await expect(listCount(page)).toHaveText('1 of 3 Pokémon');
  const charizard = page.getByRole('link', { name: 'Charizard' });
  // The link has the Pokémon once the Pokédex is loaded.
  await expect(charizard).toHaveAttribute('href', /pokemon=charizard&types=fire-flying/);
  await charizard.click();
  await expect(page).toHaveURL(/\/defense\/\?pokemon=charizard&types=fire-flying/);

  await page.goto('/offense/coverage/?attacks=ground');
  expect(await download(page, 'Export list')).toContain("3,Rotom,Electric,Ghost,Levitate,'=1+1");
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(page.getByText('1 row of your list is left out')).toBeVisible();
  await page.getByLabel('Generation').selectOption('default');

  await page.getByRole('button', { name: 'Use the standard Pokédex' }).click();
  await expect(standardPokedex(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ownList(page, '3')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/offense/coverage/');
  await expect(standardPokedex(page)).toBeVisible();
});

test('a pasted list is read in the language of the player', async ({ page }) => {
  await setPreference(page, 'language', 'de');
  await page.goto('/offense/coverage/?attacks=ground');
  await page.getByRole('button', { name: de.coverage.import }).click();
  const sheet = page.getByRole('dialog');
  const rows = ['Name\tType', 'Glurak\tFire / Flug', 'Bisasam\tPflanze', 'Glumanda\tFeur'];
  await sheet.getByRole('textbox').fill(rows.join('\n'));
  await expect(sheet.getByRole('status')).toContainText('2');
  await expect(sheet.getByRole('listitem')).toHaveText(/4.*Feur.*Feuer/);
});

test('the example file can be dropped, and Undo removes its list', async ({ page }) => {
  await page.goto('/offense/coverage/');
  const example = await download(page, 'Example file');
  await dropFile(page.getByRole('region', { name: 'List in use' }), 'example.csv', example);
  const sheet = page.getByRole('dialog', { name: 'Import a list' });
  await expect(sheet.getByText('File: example.csv')).toBeVisible();
  await sheet.getByRole('button', { name: 'Use this list (3)' }).click();
  await expect(ownList(page, '3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(standardPokedex(page)).toBeVisible();
});

test('a file that is not a list shows an error, and nothing breaks', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/offense/coverage/');
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const sheet = await open(page, { name: 'a.png', mimeType: 'image/png', buffer: png });
  await expect(sheet.getByRole('alert')).toContainText('This isn’t a text file.');
  await expect(sheet.getByRole('button', { name: 'Use this list' })).toBeDisabled();
  const input = sheet.locator('input[type=file]');
  const largeFile = test.info().outputPath('large.csv');
  writeFileSync(largeFile, 'x'.repeat(20_000_001));
  await input.setInputFiles(largeFile);
  await expect(sheet.getByRole('alert')).toContainText('This list is too large.');
  await input.setInputFiles(csv(''));
  await expect(sheet.getByRole('alert')).toContainText('This list has no Pokémon.');
  await input.setInputFiles(csv('Number,Colour\n1,red\n'));
  await expect(sheet).toContainText('Found instead: Number, Colour');
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Close anyway' }).click();
  await expect(standardPokedex(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import list' })).toBeFocused();
});

/** The rows of a large list; every sixth is bad. */
const rowCount = process.env.FULL ? 120_000 : 30_000;
const goodRows = ((rowCount * 5) / 6).toLocaleString('en');

const largeList = (() => {
  const types = ['Fire', 'Water', 'Grass/Poison', 'Rock/Ground/Ice', 'Ghost', 'Nothing'];
  const rows = Array.from({ length: rowCount }, (_, at) => `${at},Pokémon ${at},${types[at % 6]}`);
  return csv(`Number,Name,Type\n${rows.join('\n')}`);
})();

/** Fills the session storage, except for a thousand characters. */
async function fillSessionStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('spare', ' '.repeat(1000));
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        sessionStorage.setItem(`filler ${size}`, ' '.repeat(size));
      } catch {
        // Half the size may fit.
      }
    }
    sessionStorage.removeItem('spare');
  });
}

test('a list too large for the storage stays until the tab closes', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto(`/offense/coverage/?${fourAttacks}`);
  await fillSessionStorage(page);
  const sheet = await open(page, largeList);
  await expect(sheet.getByRole('listitem')).toHaveCount(100);
  await sheet.getByRole('button', { name: `Use the good rows (${goodRows})` }).click();
  await expect(ownList(page, goodRows)).toBeVisible();
  await expect(page.getByText('It stays until you close the tab.')).toBeVisible();
  const readStoredList = () => page.evaluate(() => sessionStorage.getItem('list'));
  await expect.poll(readStoredList).toContain('record');

  // While the stored list loads, no number of the standard Pokédex appears.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent.includes('1,277')) return;
      observer.disconnect();
      document.documentElement.dataset.otherList = '';
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(mainHeading(page)).toContainText(`of ${goodRows} Pokémon`);
  await expect(page.locator('[data-other-list]')).toHaveCount(0);
  await part(page, 'Super effective').click();
  const last = page.getByRole('link', { name: `Pokémon ${rowCount - 3}` });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await page.getByRole('listitem').count()).toBeLessThan(80);
  await page.goBack();

  const other = await context.newPage();
  await other.goto(`/offense/coverage/?${fourAttacks}`);
  await expect(mainHeading(other)).toContainText('of 1,277 Pokémon');

  await page.getByRole('button', { name: 'Use the standard Pokédex' }).click();
  await expect(mainHeading(page)).toContainText('of 1,277 Pokémon');
});

test('a list that cannot be stored shows that a reload removes it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto(`/offense/coverage/?${fourAttacks}`);
  await fillSessionStorage(page);
  const sheet = await open(page, largeList);
  await sheet.getByRole('button', { name: `Use the good rows (${goodRows})` }).click();
  await expect(page.getByText('it’s gone when you reload the page')).toBeVisible();
  await page.reload();
  await expect(mainHeading(page)).toContainText('of 1,277 Pokémon');
});

test('a list is imported, undone and searched with the keyboard alone', async ({ page }) => {
  await page.goto(`/offense/coverage/?${weakAttacks}`);
  await tabTo(page, page.getByRole('button', { name: 'Import list' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Import a list' });
  await tabTo(page, sheet.getByRole('textbox'));
  await page.keyboard.insertText('Name,Type\nMew,Psychic\nAbra,Psychic\n');
  await tabTo(page, sheet.getByRole('button', { name: 'Use this list (2)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(standardPokedex(page)).toBeVisible();

  await part(page, 'Super effective').focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await tabTo(page, search);
  await page.keyboard.type('saur');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await tabTo(page, page.getByRole('link', { name: 'Charmander' }));
  // The next row is always rendered, and the focused one is in view.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const focusedLink = page.locator('li[aria-posinset] :focus');
    await expect(focusedLink).toBeInViewport();
  }
  const name = await page.locator(':focus').innerText();
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText(name);
});
