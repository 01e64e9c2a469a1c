import { expect, type Page } from '@playwright/test';
import { calculators, wholeCalculators } from '#calculators/registry.ts';
import { test } from './page.ts';

/** The search part of a short answer, whose tree a person can review. */
const trees: Record<(typeof wholeCalculators)[number], string> = {
  defense: 'types=fire-flying',
  team: 'team=1&member=.dragon-ground&member=.rock-dark',
  offense: 'attacks=ice-freeze_dry',
  coverage: 'attacks=ice-ground',
};

/** What a screen reader finds in the main part of each screen, by role and name. */
for (const name of wholeCalculators) {
  test(`the accessibility tree is the reviewed one: ${name}`, async ({ page }) => {
    await page.goto(`${calculators[name].path}?${trees[name]}`, { waitUntil: 'networkidle' });
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(page.getByText('Looking through')).toHaveCount(0);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

test('the types are one stop of the Tab key, and the arrow keys lead among them', async ({
  page,
}) => {
  await page.goto('/offense/');
  const types = page.getByRole('group', { name: 'Types' }).getByRole('button');
  const type = (name: string) => types.filter({ hasText: name });
  await type('Normal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(type('Fighting')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(type('Ground')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(type('Fighting')).toBeFocused();
  await page.keyboard.press('End');
  await expect(type('Stellar')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(type('Stellar')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Freeze-Dry', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(type('Fighting')).toBeFocused();
});

test('a result is announced once, after a pause, as a sentence', async ({ page }) => {
  await page.goto('/defense/');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]',
        );
        if (live?.textContent) said.push(live.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  for (const name of ['Fire', 'Flying']) {
    await page.getByRole('group', { name: 'Types' }).getByRole('button', { name }).click();
  }
  const sentence = 'Fire / Flying. Weak to 3 types, resists 6, immune to 1.';
  await expect.poll(said).toEqual([sentence]);
});

for (const [path, name] of [
  ['/defense/team/?team=1&member=.dragon', 'What to add'],
  ['/offense/', 'Next best type'],
] as const) {
  test(`who listens hears that something is looked for: ${name}`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/worker-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path);
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('status')).toContainText('Looking through');
    release();
    await expect(card.getByRole('listitem').first()).toBeVisible();
    await expect(card.getByRole('status')).toBeEmpty();
  });
}

/** The calculator, whatever it shows. */
function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('keys of one letter lead anywhere, never into what is being typed, and can be switched off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/defense/?types=fire');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('status')).toContainText('Link copied.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('main').focus();
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText('Fire');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/offense/');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/offense/coverage/');
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/defense/team/');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeFocused();
  await page.keyboard.type('code');
  await expect(page).toHaveURL('/defense/?types=fire');
  await page.keyboard.press('Escape');

  const keyboard = page.getByRole('complementary', { name: 'Keyboard' });
  const openers = Object.values(calculators).flatMap((row) =>
    'shortcut' in row ? row.shortcut.toUpperCase() : [],
  );
  await expect(keyboard.getByRole('term')).toHaveText(['F', ...openers, 'L', 'Z']);
  await keyboard.getByRole('button', { name: 'Use these keys' }).click();
  await page.keyboard.press('o');
  await page.reload();
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'Use these keys', pressed: false })).toBeVisible();
  await expect(page).toHaveURL('/defense/?types=fire');
});

test('a term is explained where it stands, and Escape leads back', async ({ page }) => {
  await page.goto('/defense/?types=fire');
  const ask = page.getByRole('button', { name: 'What does “Tera type” mean?' });
  const sentence = page.getByText(/^Terastallizing changes a Pokémon/).first();
  await expect(sentence).toBeHidden();
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(sentence).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sentence).toBeHidden();
  await expect(ask).toBeFocused();
});

test('a team is built and asked why by the keyboard alone', async ({ page }) => {
  await page.goto('/defense/team/');
  const add = page.getByRole('button', { name: 'Add Pokémon' });
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await expect(picker).toBeFocused();
  await page.keyboard.type('garchomp');
  await expect(page.getByRole('option').first()).toContainText('Garchomp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ice hits 1 of you hard');
  const cell = page.getByRole('button', { name: 'Ice on Garchomp: 4×' });
  for (let press = 0; press < 60; press++) {
    if (await cell.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ice on Dragon')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ice on Dragon')).toBeHidden();
});

test('text that is selected in a field can be read in every theme', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  for (const theme of ['light', 'dark', 'night']) {
    const [selected, ours] = await picker.evaluate((field, theme) => {
      document.documentElement.dataset.theme = theme;
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'var(--on-accent)';
      probe.style.backgroundColor = 'var(--accent)';
      const [selected, ours] = [getComputedStyle(field, '::selection'), getComputedStyle(probe)];
      return [selected, ours].map(({ color, backgroundColor }) => [color, backgroundColor]);
    }, theme);
    expect(selected, theme).toEqual(ours);
  }
});
