import { expect, type Page } from '@playwright/test';
import { appReady, mainHeading, openTab, readClipboard, tabTo, typesIn } from './page.ts';
import { test } from './test.ts';

test('the keyboard alone finds a Pokémon by its German name', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(picker).toBeVisible();
  await tabTo(page, picker);
  await page.keyboard.type('Glurak');
  await expect(page.getByRole('option').first()).toContainText('Charizard');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await expect(
    page.getByText('Weak to 3 types, resists 6, immune to 1.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Charizard · 4× Rock, 2× Water, Electric · Defense · Countertype');
  await expect(typesIn(page, 'Takes 4× from')).toHaveText(['Rock']);
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  await expect(
    page.getByRole('button', { name: 'Fire', exact: true, pressed: true }),
  ).toBeVisible();

  const rock = typesIn(page, 'Takes 4× from');
  await tabTo(page, rock);
  await page.keyboard.press('Enter');
  const factors = page.getByRole('region', { name: 'Takes 4× from' }).getByRole('listitem');
  await expect(factors.filter({ hasText: 'Rock on Fire 2×' })).toBeVisible();
  await expect(factors.filter({ hasText: 'Rock on Flying 2×' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(factors.filter({ hasText: 'Rock on Fire 2×' })).toBeHidden();
});

test('the copied link of a Terastallized Pokémon shows the same elsewhere', async ({
  page,
  otherPage,
  baseURL,
}) => {
  await page.goto('/defense/');
  await page.getByRole('button', { name: 'Charizard' }).click();
  await page.getByLabel('Tera type', { exact: true }).selectOption('Water');
  await expect(page.getByText('Terastallized: Water')).toBeVisible();
  await expect(typesIn(page, 'Takes 2× from')).toHaveText(['Grass', 'Electric', 'Stellar']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied.');
  const link = await readClipboard(page);
  expect(link).toContain(baseURL);

  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await expect(typesIn(otherPage, 'Takes 2× from')).toHaveText(['Grass', 'Electric', 'Stellar']);
});

test('types are picked, replaced and removed by tapping @phone', async ({ page }) => {
  await page.goto('/defense/');
  const types = page.getByRole('group', { name: 'Types' });
  await types.getByRole('button', { name: 'Water' }).click();
  await types.getByRole('button', { name: 'Ground' }).click();
  await expect(typesIn(page, 'Takes 4× from')).toHaveText(['Grass']);
  await expect(page.getByRole('region', { name: 'Takes 4× from' })).toBeInViewport();

  await types.getByRole('button', { name: 'Rock' }).click();
  await expect(page.getByRole('heading', { name: 'Water / Rock' })).toBeVisible();
  await types.getByRole('button', { name: 'Rock' }).click();
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeVisible();
  await types.getByRole('button', { name: 'Water' }).click();
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
});

test('Enter right after typing picks the match of the whole text', async ({ page }) => {
  await page.goto('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
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
});

test('the search field can be emptied and filled again', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying&tera=water');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(picker).toHaveValue('Charizard');
  await picker.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await expect(picker).toHaveValue('');
  await page.keyboard.type('gengar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gengar' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Gengar' }).click();
  await expect(picker).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Gengar' })).toBeVisible();
});

test('leaving the search field restores the name of the picked Pokémon', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
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
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
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

test('the keyboard restores a removed choice, and keeps the focus', async ({ page }) => {
  await page.goto('/defense/');
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await page.getByRole('button', { name: 'Charizard' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  expect(await hasFocus()).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  expect(await hasFocus()).toBe(true);
});

/** Taps Ground and leaves in the same task of the page. */
async function tapAndLeave(page: Page, leave: 'reload' | 'back' | 'leave the app'): Promise<void> {
  await appReady(page);
  await expect(page.locator('[data-type="ground"]').first()).toBeVisible();
  await page.evaluate((leave) => {
    document.querySelector<HTMLElement>('[data-type="ground"]')?.click();
    if (leave === 'reload') location.reload();
    else if (leave === 'back') history.back();
    else location.assign('/robots.txt');
  }, leave);
}

test('a tap survives a reload in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  const loadEvent = page.waitForEvent('load');
  await tapAndLeave(page, 'reload');
  await loadEvent;
  await expect(page.getByRole('heading', { name: 'Water / Ground' })).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=water-ground');
});

test('a tap survives a step back in the same task', async ({ page }) => {
  await page.goto('/about/');
  await openTab(page, 'Defense');
  await expect(page).toHaveURL('/defense/');
  await tapAndLeave(page, 'back');
  await expect(page).toHaveURL('/about/');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Ground', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=ground');

  await page.getByRole('button', { name: 'Ground', exact: true, pressed: true }).click();
  await tapAndLeave(page, 'back');
  await expect(page).toHaveURL('/about/');
  await openTab(page, 'Defense');
  await expect(page.getByRole('heading', { name: 'Ground', exact: true })).toBeVisible();
});

test('a tap survives leaving the app in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  await tapAndLeave(page, 'leave the app');
  await expect(page).toHaveURL('/robots.txt');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Water / Ground' })).toBeVisible();
  await page.goto('/defense/');
  await expect(page).toHaveURL('/defense/?types=water-ground');
});

test('a select and a setting survive a reload in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  for (const [label, value] of [
    ['Tera type', 'ice'],
    ['Generation', 'gen2'],
  ] as const) {
    const loadEvent = page.waitForEvent('load');
    await page.getByLabel(label, { exact: true }).evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      location.reload();
    }, value);
    await loadEvent;
    await appReady(page);
  }
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await expect(page).toHaveURL('/defense/?types=water&tera=ice&generation=gen2');
});

test('a situation changes the multipliers, and the explanation names it', async ({ page }) => {
  await page.goto('/defense/?types=bug-flying&ability=dry_skin');
  await expect(typesIn(page, 'Takes 2.5× from')).toHaveText(['Fire']);
  await page.goto('/defense/?types=electric&ability=levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  await page.getByRole('group', { name: 'Situation' }).locator('summary').click();
  await page
    .getByRole('group', { name: 'Situation' })
    .getByRole('button', { name: 'Gravity' })
    .click();
  await expect(typesIn(page, 'Takes 2× from')).toHaveText(['Ground']);
  await typesIn(page, 'Takes 2× from').click();
  await expect(page.getByText('Levitate does not count because of Gravity')).toBeVisible();
  await page.getByRole('button', { name: 'Inverse battle', exact: true }).click();
  await expect(page.getByText('In an inverse battle the type chart is reversed.')).toBeVisible();
  await expect(page).toHaveURL(/inverse=1/);
});

test('abilities of a Pokémon are first, and its only one is selected', async ({ page }) => {
  await page.goto('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.fill('wash rotom');
  await page.getByRole('option', { name: 'Wash Rotom' }).click();
  await expect(page.getByLabel('Ability')).toHaveValue('levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  await picker.fill('bronzong');
  await page.getByRole('option', { name: 'Bronzong' }).first().click();
  await expect(page.getByLabel('Ability')).toHaveValue('');
  const ownAbilities = page.getByLabel('Ability').locator('optgroup').first();
  await expect(ownAbilities).toHaveAttribute('label', 'Bronzong');
  await expect(ownAbilities.locator('option')).toHaveText(['Heatproof', 'Levitate']);
});

test('the only ability of a Pokémon is selected only in its generation', async ({ page }) => {
  await page.goto('/defense/?generation=gen2');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('gengar');
  await page.getByRole('option', { name: 'Gengar' }).first().click();
  await expect(page.getByLabel('Ability')).toHaveValue('levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Normal', 'Fighting', 'Ground']);
  await page.getByLabel('Generation').selectOption('default');
  await expect(page.getByLabel('Ability')).toHaveValue('');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Normal', 'Fighting']);
  await page.getByLabel('Generation').selectOption('gen2');
  await page.getByLabel('Ability').selectOption('');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Normal', 'Fighting']);
});

test('a generation hides what it lacks, and another generation restores it', async ({ page }) => {
  await page.goto('/defense/');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('clefairy');
  await page.getByRole('option', { name: 'Clefairy' }).first().click();
  await page.getByLabel('Tera type', { exact: true }).selectOption('Steel');
  await page.getByLabel('Generation').selectOption('gen2');
  await expect(page).toHaveURL(/generation=gen2/);
  await expect(typesIn(page, 'Takes 2× from')).toHaveText(['Fighting']);
  await expect(page.getByLabel('Tera type', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fairy', exact: true })).toHaveCount(0);

  await page.getByLabel('Generation').selectOption('gen1');
  await expect(page.getByLabel('Ability')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Steel', exact: true })).toHaveCount(0);

  await page.getByLabel('Generation').selectOption('default');
  await expect(page.getByLabel('Tera type', { exact: true })).toHaveValue('steel');
  await expect(page.getByText('Terastallized: Steel')).toBeVisible();
});

test('type count 3 allows three types', async ({ page }) => {
  await page.goto('/defense/?types=grass-steel-ice&type_count=3');
  await expect(page.getByLabel('Type count')).toHaveValue('3');
  await expect(typesIn(page, 'Takes 8× from')).toHaveText(['Fire']);
  await page.getByLabel('Type count').selectOption('2');
  await expect(page.getByRole('heading', { name: 'Grass / Steel', exact: true })).toBeVisible();
  await page.getByLabel('Type count').selectOption('3');
  await expect(page.getByRole('heading', { name: 'Grass / Steel / Ice' })).toBeVisible();
});

test('a type tapped on a picked Pokémon, and another Pokémon, can be undone', async ({ page }) => {
  await page.goto('/defense/?pokemon=garchomp&types=dragon-ground&tera=steel');
  const heading = mainHeading(page);
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(heading).toHaveText('Garchomp');
  const changes = [
    () => page.getByRole('group', { name: 'Types' }).getByRole('button', { name: 'Fire' }).click(),
    async () => {
      await picker.fill('gengar');
      await page.getByRole('listbox').getByRole('option').first().click();
    },
  ];
  for (const change of changes) {
    await change();
    await expect(heading).not.toHaveText('Garchomp');
    await expect(page.getByRole('status').getByText('Before: Garchomp')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toHaveText('Garchomp');
    await expect(page.getByText('Terastallized: Steel')).toBeVisible();
  }
});

test('abilities that change the answer are beside it, and a press sets one', async ({ page }) => {
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
  await expect(page.getByLabel('Ability')).toHaveValue('levitate');
  await levitate.click();
  await expect(page.getByLabel('Ability')).toHaveValue('');
});

test('Undo disappears after Back and returns after Forward', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  await page.getByRole('button', { name: 'Let a wild Pokémon appear' }).click();
  await page.getByRole('link', { name: 'See its weaknesses' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  const wildUrl = page.url();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(undo).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Fire', exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await page.keyboard.press('z');
  await expect(page).toHaveURL('/defense/?types=fire');

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await expect(page).toHaveURL('/defense/');
  await undo.click();
  await expect(page).toHaveURL(wildUrl);
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('choices last for the session, and a link overrides them', async ({ page }) => {
  await page.goto('/defense/?types=dragon&generation=gen2');
  await page.reload();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await page.getByRole('link', { name: 'Countertype' }).click();
  await expect(page).toHaveURL(/types=dragon/);
  await page.goto('/defense/?types=fire');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('default');
});

test('a broken link applies its valid parts and names the rest once', async ({ page }) => {
  await page.goto(
    '/defense/?types=fire-foo&tera=nope&generation=gen7&pokemon=missingno&utm_source=x',
  );
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  const status = page.getByRole('status');
  await expect(status).toContainText('left out: Types, Tera type, Generation, Pokémon.');
  await status.getByRole('button', { name: 'Dismiss' }).click();
  await expect(status).toBeEmpty();
  await page.getByRole('link', { name: 'About' }).click();
  await openTab(page, 'Defense');
  await expect(page).toHaveURL('/defense/?types=fire');
  await expect(status).toBeEmpty();
});
