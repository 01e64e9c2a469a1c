import { expect, type Locator, type Page } from '@playwright/test';
import { appReady, keysReady, mainHeading, openTab, pickPokemon, tabTo, typesIn } from './page.ts';
import { test } from './test.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Pokémon' });
const ability = (page: Page) => page.getByLabel('Ability');
const generation = (page: Page) => page.getByLabel('Generation');

test('a search for a type lists names that begin so, the type and its Pokémon', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/defense/');
  await searchField(page).fill('dark');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Darkrai');
  await expect(options.nth(2)).toContainText('Dark (type)');
  await expect(options.nth(3)).toContainText('Arceus');
  await options.nth(2).click();
  await expect(page).toHaveURL('/defense/?types=dark');
  await searchField(page).fill('пикачу');
  await expect(options.first()).toContainText('Pikachu');
});

test('an address can ask, and nonsense finds nothing', async ({ page }) => {
  await page.goto('/?q=ice+on+garchomp');
  await expect(page.getByRole('option')).toHaveText(['Ice on Garchomp: 4×']);
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Garchomp');
  await page.goto('/defense/?q=%3Cnonsense%3E');
  await expect(searchField(page)).toHaveValue('<nonsense>');
  await expect(page.getByText('No Pokémon found.')).toBeVisible();
  await expect(page).toHaveURL(/\/defense\/\?pokemon=garchomp/);
});

test('the keyboard alone finds a Pokémon, clears it and brings it back', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/defense/');
  await tabTo(page, searchField(page));
  await page.keyboard.type('Glurak');
  await expect(page.getByRole('option').first()).toContainText('Charizard');
  await page.keyboard.press('Enter');

  await expect(mainHeading(page)).toHaveText('Charizard');
  await expect(
    page.getByText('Weak to 3 types, resists 6, immune to 1.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Charizard · 4× Rock; 2× Water, Electric · Defense · Countertype');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  await expect(
    page.getByRole('button', { name: 'Fire', exact: true, pressed: true }),
  ).toBeVisible();

  const rock = typesIn(page, 'Takes 4× from');
  await expect(rock).toHaveText(['Rock']);
  await tabTo(page, rock);
  await page.keyboard.press('Enter');
  const factors = page.getByRole('region', { name: 'Takes 4× from' }).getByRole('listitem');
  await expect(factors.filter({ hasText: 'Rock on Fire 2×' })).toBeVisible();
  await expect(factors.filter({ hasText: 'Rock on Flying 2×' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(factors.filter({ hasText: 'Rock on Fire 2×' })).toBeHidden();

  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mainHeading(page)).toHaveText('Charizard');
  expect(await hasFocus()).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByRole('button', { name: 'Charizard' }).press('Enter');
  await expect(mainHeading(page)).toHaveText('Charizard');
  expect(await hasFocus()).toBe(true);
});

test('types are picked, replaced and removed by tapping @phone', async ({ page }) => {
  await page.goto('/defense/');
  const types = page.getByRole('group', { name: 'Types' });
  await types.getByRole('button', { name: 'Water' }).click();
  await types.getByRole('button', { name: 'Ground' }).click();
  await expect(typesIn(page, 'Takes 4× from')).toHaveText(['Grass']);
  await expect(page.getByRole('region', { name: 'Takes 4× from' })).toBeInViewport();

  await types.getByRole('button', { name: 'Rock' }).click();
  await expect(mainHeading(page)).toHaveText('Water / Rock');
  await types.getByRole('button', { name: 'Rock' }).click();
  await expect(mainHeading(page)).toHaveText('Water');
  await types.getByRole('button', { name: 'Water' }).click();
  await expect(mainHeading(page)).toHaveText('What is it weak to?');
});

test('Enter right after typing picks the match of the whole text', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  const picker = searchField(page);
  await expect(picker).toHaveValue('Charizard');
  await picker.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await expect(picker).toHaveValue('');
  for (const [text, name] of [
    ['리자몽', 'Charizard'],
    ['rotom wash', 'Rotom (Wash Rotom)'],
    ['glurak', 'Charizard'],
    ['gengar', 'Gengar'],
  ] as const) {
    await picker.click();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await expect(mainHeading(page)).toHaveText(name);
  }
  await page.getByRole('button', { name: 'Remove Gengar' }).click();
  await expect(picker).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(mainHeading(page)).toHaveText('Gengar');
});

test('leaving the search field restores the name of the picked Pokémon', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  const picker = searchField(page);
  for (const key of ['Tab', 'Escape']) {
    await picker.click();
    await page.keyboard.insertText('gen');
    if (key === 'Escape') await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press(key);
    await expect(picker).toHaveValue('Charizard');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  // Blurred at once, before the list has received a letter.
  await picker.click();
  await picker.evaluate((field) => {
    document.execCommand('insertText', false, 'gen');
    field.blur();
  });
  await expect(picker).toHaveValue('Charizard');
  await page.getByRole('button', { name: 'Remove Charizard' }).click();
  await page.keyboard.insertText('gen');
  await page.keyboard.press('Tab');
  await expect(picker).toHaveValue('');
});

test('an input method composes undisturbed, and its word is searched', async ({ page }) => {
  await page.goto('/defense/');
  const picker = searchField(page);
  await picker.click();
  const keys = await page.context().newCDPSession(page);
  // Korean input composes a syllable until the next one begins.
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  for (const [syllable, steps, value] of [
    ['리', ['ㄹ', '리'], '리'],
    ['자', ['ㅈ', '자', '잠'], '리잠'],
    ['몽', ['ㅁ', '모', '몽'], '리자몽'],
  ] as const) {
    for (const step of steps) await compose(step);
    await expect(picker).toHaveValue(value);
    await keys.send('Input.insertText', { text: syllable });
  }
  await expect(picker).toHaveValue('리자몽');
  await page
    .getByRole('option', { name: /Charizard 리자몽/ })
    .first()
    .click();
  await expect(picker).toHaveValue('Charizard');
});

/** Presses a control, or selects a value in it, and reloads in the same task of the page. */
async function changeAndReload(control: Locator, value?: string): Promise<void> {
  await appReady(control.page());
  const loadEvent = control.page().waitForEvent('load');
  await control.evaluate((element: HTMLSelectElement, value) => {
    if (value === undefined) element.click();
    else {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    location.reload();
  }, value);
  await loadEvent;
}

// router.test.ts has links in the same task.
test('a tap, a select and a setting survive a reload in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  await changeAndReload(page.locator('[data-type="ground"]').first());
  await expect(mainHeading(page)).toHaveText('Water / Ground');
  await expect(page).toHaveURL('/defense/?types=water-ground');
  await changeAndReload(page.getByLabel('Tera type', { exact: true }), 'ice');
  await changeAndReload(generation(page), 'gen2');
  await expect(generation(page)).toHaveValue('gen2');
  await expect(page).toHaveURL('/defense/?types=water-ground&tera=ice&generation=gen2');
});

test('a situation changes the multipliers, and the explanation names it', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/defense/?types=electric&ability=levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  const situation = page.getByRole('group', { name: 'Situation' });
  await situation.locator('summary').click();
  await situation.getByRole('button', { name: 'Gravity' }).click();
  await expect(typesIn(page, 'Takes 2× from')).toHaveText(['Ground']);
  await typesIn(page, 'Takes 2× from').click();
  await expect(page.getByText('Gravity cancels Levitate')).toBeVisible();
  await page.getByRole('button', { name: 'Inverse battle', exact: true }).click();
  await expect(page.getByText('In an inverse battle the type chart is reversed.')).toBeVisible();
  await expect(page).toHaveURL(/inverse=1/);
});

test('a generation hides what it lacks, and another generation restores it', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/defense/?pokemon=gengar&types=ghost-poison&tera=steel&generation=gen2');
  const tera = page.getByLabel('Tera type', { exact: true });
  // Its only ability in this generation.
  await expect(ability(page)).toHaveValue('levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Normal', 'Fighting', 'Ground']);
  await expect(tera).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fairy', exact: true })).toHaveCount(0);
  await generation(page).selectOption('gen1');
  await expect(ability(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Steel', exact: true })).toHaveCount(0);

  await generation(page).selectOption('default');
  await expect(tera).toHaveValue('steel');
  await expect(page.getByText('Terastallized: Steel')).toBeVisible();
  await expect(ability(page)).toHaveValue('');
  await generation(page).selectOption('gen2');
  await ability(page).selectOption('');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Normal', 'Fighting']);
});

test('a type tapped on a picked Pokémon, and another Pokémon, can be undone', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/defense/?pokemon=garchomp&types=dragon-ground&tera=steel');
  const heading = mainHeading(page);
  await expect(heading).toHaveText('Garchomp');
  for (const change of [
    () => page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Fire' }).click(),
    () => pickPokemon(page, 'Gengar'),
  ]) {
    await change();
    await expect(heading).not.toHaveText('Garchomp');
    await expect(page.getByRole('status').getByText('Previous: Garchomp')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toHaveText('Garchomp');
    await expect(page.getByText('Terastallized: Steel')).toBeVisible();
  }
});

test('abilities of a Pokémon are beside its answer, and first in the select', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/defense/?pokemon=bronzong&types=steel-psychic');
  await expect(
    page.getByText('Weak to 4 types, resists 9, immune to 1. Its ability can change this:', {
      exact: true,
    }),
  ).toBeVisible();
  const levitate = page.getByRole('button', { name: 'Levitate Ground 0×' });
  await expect(page.getByRole('button', { name: 'Heatproof Fire 1×' })).toBeVisible();
  await levitate.click();
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Poison', 'Ground']);
  await expect(ability(page)).toHaveValue('levitate');
  await levitate.click();
  await expect(ability(page)).toHaveValue('');
  const ownAbilities = ability(page).locator('optgroup').first();
  await expect(ownAbilities).toHaveAttribute('label', 'Bronzong');
  await expect(ownAbilities.locator('option')).toHaveText(['Heatproof', 'Levitate']);
});

test('Undo disappears after Back and returns after Forward', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  await page.getByRole('button', { name: 'Find a wild Pokémon' }).click();
  await page.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  const wildUrl = page.url();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(undo).toBeVisible();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Fire');
  await expect(page.getByRole('status')).toBeEmpty();
  await keysReady(page);
  await page.keyboard.press('z');
  await expect(page).toHaveURL('/defense/?types=fire');

  await page.goForward();
  await expect(page).toHaveURL('/defense/');
  await undo.click();
  await expect(page).toHaveURL(wildUrl);
});

test('choices last for the session, and a broken link overrides them', async ({ page }) => {
  await page.goto('/defense/?types=dragon&generation=gen2');
  await page.reload();
  await expect(generation(page)).toHaveValue('gen2');
  await page.getByRole('link', { name: 'Countertype' }).click();
  await expect(page).toHaveURL(/types=dragon/);

  await page.goto(
    '/defense/?types=fire-foo&tera=nope&generation=gen7&pokemon=missingno&utm_source=x',
  );
  await expect(mainHeading(page)).toHaveText('Fire');
  await expect(generation(page)).toHaveValue('default');
  const status = page.getByRole('status');
  await expect(status).toContainText('read: Types, Tera type, Generation, Pokémon.');
  await status.getByRole('button', { name: 'Dismiss' }).click();
  await expect(status).toBeEmpty();
  await page.getByRole('link', { name: 'About' }).click();
  await openTab(page, 'Defense');
  await expect(page).toHaveURL('/defense/?types=fire');
  await expect(status).toBeEmpty();
});
