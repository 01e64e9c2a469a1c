import { expect, type Page } from '@playwright/test';
import { copied, tab, test } from './page.ts';

/** The types in a result region, in their order. */
function typesIn(page: Page, region: string) {
  return page.getByRole('region', { name: region }).getByRole('button');
}

test('a player finds a Pokémon in German with the keyboard alone and asks why', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(picker).toBeVisible();
  while (!(await picker.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
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
  while (!(await rock.evaluate((badge) => badge === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const why = page.getByRole('region', { name: 'Takes 4× from' }).getByRole('listitem');
  await expect(why.filter({ hasText: 'Rock on Fire 2×' })).toBeVisible();
  await expect(why.filter({ hasText: 'Rock on Flying 2×' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why.filter({ hasText: 'Rock on Fire 2×' })).toBeHidden();
});

test('a Tera type changes the answer, and the copied link shows the same elsewhere', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/defense/');
  await page.getByRole('button', { name: 'Charizard' }).click();
  await page.getByLabel('Tera type', { exact: true }).selectOption('Water');
  await expect(page.getByText('Terastallized: Water')).toBeVisible();
  await expect(typesIn(page, 'Takes 2× from')).toHaveText(['Grass', 'Electric', 'Stellar']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied.');
  const link = await copied(page);
  expect(link).toContain(baseURL);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await expect(typesIn(elsewhere, 'Takes 2× from')).toHaveText(['Grass', 'Electric', 'Stellar']);
  await elsewhere.context().close();
});

test('types are picked by tapping, numbered, replaced and taken back @phone', async ({ page }) => {
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

test('quick fingers get what they typed', async ({ page }) => {
  await page.goto('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  for (const [typed, name] of [
    ['리자몽', 'Charizard'],
    ['rotom wash', 'Rotom (Wash Rotom)'],
    ['glurak', 'Charizard'],
    ['gengar', 'Gengar'],
  ] as const) {
    await picker.click();
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the search field can be emptied and filled anew', async ({ page }) => {
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

test('what is typed and left goes back to what is picked', async ({ page }) => {
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
  // Left at once, before the list has heard of a letter.
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

test('an input method writes in peace, and its word is sought when it is whole', async ({
  page,
}) => {
  await page.goto('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.click();
  const keys = await page.context().newCDPSession(page);
  // As Korean is typed: a syllable is being composed until the next begins.
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  for (const [syllable, steps, all] of [
    ['리', ['ㄹ', '리'], '리'],
    ['자', ['ㅈ', '자', '잠'], '리잠'],
    ['몽', ['ㅁ', '모', '몽'], '리자몽'],
  ] as const) {
    for (const step of steps) await compose(step);
    await expect(picker).toHaveValue(all);
    await keys.send('Input.insertText', { text: syllable });
  }
  await expect(picker).toHaveValue('리자몽');
  await page
    .getByRole('option', { name: /Charizard 리자몽/ })
    .first()
    .click();
  await expect(picker).toHaveValue('Charizard');
});

test('what was removed can be had back by the keyboard, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/defense/');
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);
  await page.getByRole('button', { name: 'Charizard' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  expect(await isSomewhere()).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  expect(await isSomewhere()).toBe(true);
});

test('back leads to the empty screen it came from', async ({ page }) => {
  await page.goto('/defense/');
  await page.getByRole('button', { name: 'Let a wild Pokémon appear' }).click();
  await page.getByRole('link', { name: 'See its defense' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await expect(page).toHaveURL('/defense/');
});

test('quick taps are all counted', async ({ page }) => {
  await page.goto('/defense/');
  const types = page.getByRole('group', { name: 'Types' });
  await expect(types).toBeVisible();
  await types.evaluate((group) => {
    const tap = (name: string) =>
      [...group.querySelectorAll('button')].find((button) => button.innerText === name)?.click();
    for (const name of ['Water', 'Fire', 'Fire', 'Ground']) tap(name);
  });
  await expect(page.getByRole('heading', { name: 'Water / Ground' })).toBeVisible();
});

/** Taps Ground and, in the same task of the page, leaves. */
async function tapAndLeave(page: Page, leave: 'reload' | 'back' | 'leave the app'): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(page.locator('[data-type="ground"]').first()).toBeVisible();
  await page.evaluate((leave) => {
    document.querySelector<HTMLElement>('[data-type="ground"]')?.click();
    if (leave === 'reload') location.reload();
    else if (leave === 'back') history.back();
    else location.assign('/robots.txt');
  }, leave);
}

test('a tap is in the address when its task ends', async ({ page }) => {
  await page.goto('/defense/?types=water');
  const search = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-type="ground"]')?.click();
    return location.search;
  });
  expect(search).toBe('?types=water-ground');
});

test('a tap is there after a reload in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  const loaded = page.waitForEvent('load');
  await tapAndLeave(page, 'reload');
  await loaded;
  await expect(page.getByRole('heading', { name: 'Water / Ground' })).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=water-ground');
});

test('a tap is there after a step back in the same task', async ({ page }) => {
  await page.goto('/about/');
  await tab(page, 'Defense').click();
  await expect(page).toHaveURL('/defense/');
  await tapAndLeave(page, 'back');
  await expect(page).toHaveURL('/about/');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Ground', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=ground');

  await page.getByRole('button', { name: 'Ground', exact: true, pressed: true }).click();
  await tapAndLeave(page, 'back');
  await expect(page).toHaveURL('/about/');
  await tab(page, 'Defense').click();
  await expect(page.getByRole('heading', { name: 'Ground', exact: true })).toBeVisible();
});

test('a tap is there for a player who leaves the app in the same task', async ({ page }) => {
  await page.goto('/defense/?types=water');
  await tapAndLeave(page, 'leave the app');
  await expect(page).toHaveURL('/robots.txt');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Water / Ground' })).toBeVisible();
  await page.goto('/defense/');
  await expect(page).toHaveURL('/defense/?types=water-ground');
});

test('a select is there after a reload in the same task, and so is a setting', async ({ page }) => {
  await page.goto('/defense/?types=water');
  for (const [label, value] of [
    ['Tera type', 'ice'],
    ['Generation', 'gen2'],
  ] as const) {
    const loaded = page.waitForEvent('load');
    await page.getByLabel(label, { exact: true }).evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      location.reload();
    }, value);
    await loaded;
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await expect(page).toHaveURL('/defense/?types=water&tera=ice&generation=gen2');
});

test('a situation changes the numbers and says so', async ({ page }) => {
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
  await expect(
    page.getByText('In an inverse battle the type chart is turned around.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/inverse=1/);
});

test('a Pokémon offers its own abilities first and brings its only one along', async ({ page }) => {
  await page.goto('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.fill('wash rotom');
  await page.getByRole('option', { name: 'Wash Rotom' }).click();
  await expect(page.getByLabel('Ability')).toHaveValue('levitate');
  await expect(typesIn(page, 'Takes 0× from')).toHaveText(['Ground']);
  await picker.fill('bronzong');
  await page.getByRole('option', { name: 'Bronzong' }).first().click();
  await expect(page.getByLabel('Ability')).toHaveValue('');
  const own = page.getByLabel('Ability').locator('optgroup').first();
  await expect(own).toHaveAttribute('label', 'Bronzong');
  await expect(own.locator('option')).toHaveText(['Heatproof', 'Levitate']);
});

test('an only ability belongs to the Pokémon of its generation', async ({ page }) => {
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

test('a generation hides what it lacks, and gives it back', async ({ page }) => {
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

test('a third type that is not wanted is not there in any generation', async ({ page }) => {
  await page.goto('/defense/?types=grass-steel-water&type_count=3');
  await page.getByLabel('Type count').selectOption('2');
  await page.getByLabel('Generation').selectOption('gen1');
  await expect(page.getByRole('heading', { name: 'Grass', exact: true })).toBeVisible();
});

test('three types fit when the player wants them', async ({ page }) => {
  await page.goto('/defense/?types=grass-steel-ice&type_count=3');
  await expect(page.getByLabel('Type count')).toHaveValue('3');
  await expect(typesIn(page, 'Takes 8× from')).toHaveText(['Fire']);
  await page.getByLabel('Type count').selectOption('2');
  await expect(page.getByRole('heading', { name: 'Grass / Steel', exact: true })).toBeVisible();
  await page.getByLabel('Type count').selectOption('3');
  await expect(page.getByRole('heading', { name: 'Grass / Steel / Ice' })).toBeVisible();
});

test('a third type is not offered where the generation has none, and comes back', async ({
  page,
}) => {
  await page.goto('/defense/?types=fire-water-rock&type_count=3&generation=gen1');
  const typeCount = page.getByLabel('Type count');
  await expect(page.getByRole('heading', { name: 'Fire / Water', exact: true })).toBeVisible();
  await expect(typeCount).toHaveValue('2');
  await expect(typeCount.getByRole('option')).toHaveText(['2']);
  await page.getByLabel('Generation').selectOption('default');
  await expect(typeCount).toHaveValue('3');
  await expect(page.getByRole('heading', { name: 'Fire / Water / Rock' })).toBeVisible();
});

test('clearing can be undone', async ({ page }) => {
  await page.goto('/defense/?types=dragon&ability=thick_fat&tera=fire');
  const before = page.url();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'What is it weak to?' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(before);
  await expect(page.getByRole('heading', { name: 'Dragon' })).toBeVisible();
});

test('an undo is offered only where its change was made, not after a step back', async ({
  page,
}) => {
  await page.goto('/defense/?types=fire');
  await page.getByRole('button', { name: 'Let a wild Pokémon appear' }).click();
  await page.getByRole('link', { name: 'See its defense' }).click();
  await expect(page).toHaveURL(/pokemon=/);
  const wild = page.url();
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
  await expect(page).toHaveURL(wild);
  await page.goBack();
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('the session remembers, a link comes first, and a reload loses nothing', async ({ page }) => {
  await page.goto('/defense/?types=dragon&generation=gen2');
  await page.reload();
  await expect(page.getByLabel('Generation')).toHaveValue('gen2');
  await page.getByRole('link', { name: 'Countertype' }).click();
  await expect(page).toHaveURL(/types=dragon/);
  await page.goto('/defense/?types=fire');
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('default');
});

test('a link that contradicts itself says so', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=water&conditions=sun-rain');
  await expect(page.getByRole('heading', { name: 'Charizard' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('left out: Situation, Types.');
  await expect(page.getByText('Harsh sunlight').last()).toBeVisible();
});

test('a broken link shows what is right of it and names the rest once', async ({ page }) => {
  await page.goto(
    '/defense/?types=fire-foo&tera=nope&generation=gen7&pokemon=missingno&utm_source=x',
  );
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible();
  const status = page.getByRole('status');
  await expect(status).toContainText('left out: Types, Tera type, Generation, Pokémon.');
  await status.getByRole('button', { name: 'Dismiss' }).click();
  await expect(status).toBeEmpty();
  await page.getByRole('link', { name: 'About' }).click();
  await tab(page, 'Defense').click();
  await expect(page).toHaveURL('/defense/?types=fire');
  await expect(status).toBeEmpty();
});
