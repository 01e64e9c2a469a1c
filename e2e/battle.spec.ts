import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, readClipboard, setPreference, tabTo } from './page.ts';

const us =
  'us=garchomp.dragon-ground&us=rotom-wash.electric-water.levitate&us=azumarill.water-fairy' +
  '&us=scizor.bug-steel..fire&us=gholdengo.steel-ghost&us=dragonite.dragon-flying';
const them =
  'them=bronzong.steel-psychic&them=gyarados.water-flying&them=heatran.fire-steel' +
  '&them=tyranitar.rock-dark&them=ferrothorn.grass-steel&them=gengar.ghost-poison';
const six = `/defense/battle/?battle=1&${us}&${them}`;
const small =
  '/defense/battle/?battle=1&us=charizard.fire-flying&us=blastoise.water&them=onix.rock-ground';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const standings = (page: Page) => answer(page).getByRole('listitem');
const side = (page: Page, name: 'Us' | 'Them') => page.getByRole('region', { name, exact: true });
const names = (rows: Locator) =>
  rows.evaluateAll((items) =>
    items.map((item) => item.querySelector('[translate=no]')?.textContent),
  );

async function addByName(page: Page, field: string, list: readonly string[]): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  for (const name of list) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
}

test('both sides are entered by name, and the verdict says which one to send', async ({ page }) => {
  await open(page, '/defense/battle/');
  await expect(page.getByRole('heading', { name: 'Which Pokémon do you send?' })).toBeVisible();
  await addByName(page, 'Add an opponent', ['onix', 'rihorn']);
  await expect(page.getByRole('heading', { name: 'Now add your own team' })).toBeVisible();
  await addByName(page, 'Add to our team', ['glurak', 'blastoise']);
  await expect(page.getByRole('heading', { name: 'Send Blastoise' })).toBeVisible();
  await expect(answer(page)).toContainText(
    'Takes at most 1.5× from Onix. Deals at least 6× with Water.',
  );
  await expect(page).toHaveURL(
    '/defense/battle/?battle=1&us=charizard.fire-flying&us=blastoise.water' +
      '&them=onix.rock-ground&them=rhyhorn.ground-rock',
  );
  await expect.poll(() => names(standings(page))).toEqual(['Blastoise', 'Charizard']);
});

test('six names take eight seconds to type, without another tap', async ({ page }) => {
  await open(page, '/defense/battle/');
  const list = ['bronzon', 'gyar', 'heatr', 'tyran', 'ferrot', 'gengar'];
  // A person types about five letters a second, and Enter.
  expect(list.join('\n').length + 1).toBeLessThanOrEqual(8 * 5);
  await addByName(page, 'Add an opponent', list);
  const opponents = side(page, 'Them').getByRole('listitem');
  await expect
    .poll(() => names(opponents))
    .toEqual(['Bronzong', 'Gyarados', 'Heatran', 'Tyranitar', 'Ferrothorn', 'Gengar']);
});

test('a number opens its reason, where one tap settles an ability', async ({ page }) => {
  await open(
    page,
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=bronzong.steel-psychic',
  );
  const deals = answer(page).getByRole('button', { name: /^Garchomp deals/ });
  await expect(deals).toHaveAccessibleName('Garchomp deals 0.75–3× to Bronzong, with Dragon');
  await deals.click();
  await expect(answer(page)).toContainText('If Bronzong has Levitate:');
  await expect(answer(page)).toContainText('Same-type attack bonus 1.5×');
  const abilities = answer(page).getByRole('group', { name: 'Ability of Bronzong' });
  await abilities.getByRole('button', { name: 'Heatproof' }).click();
  await expect(deals).toHaveAccessibleName('Garchomp deals 3× to Bronzong, with Ground');
  await expect(page).toHaveURL(/them=bronzong.steel-psychic.heatproof/);
  await page.keyboard.press('Tab');
  await deals.press('Escape');
  await expect(deals).toHaveAttribute('aria-expanded', 'false');
});

test('another opponent, a fainted member and a Tera Type change the verdict', async ({ page }) => {
  await open(page, six);
  await side(page, 'Them')
    .getByRole('button', { name: /^Choose Heatran/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Send Garchomp' })).toBeVisible();
  await expect(page).toHaveURL(/them_active=3/);

  await side(page, 'Us')
    .getByRole('button', { name: /^Choose Garchomp/ })
    .click();
  await page.getByRole('button', { name: 'Fainted' }).click();
  await expect(page.getByRole('heading', { name: /^Send Rotom/ })).toBeVisible();
  expect(await names(standings(page))).not.toContain('Garchomp');

  await side(page, 'Us')
    .getByRole('button', { name: /^Choose Scizor/ })
    .click();
  await side(page, 'Us')
    .getByRole('button', { name: /Terastallized: Fire/ })
    .click();
  await expect(page).toHaveURL(/us_tera=4.*us_fainted=1|us_fainted=1.*us_tera=4/);
  await page.getByRole('button', { name: 'On the field', exact: true }).click();
  await expect(page).toHaveURL(/us_active=4/);
});

test('the field holds for both sides', async ({ page }) => {
  await open(page, small);
  await page.getByLabel('Weather').selectOption('Rain');
  await expect(answer(page)).toContainText('Deals at least 9× with Water.');
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(answer(page)).toContainText('In an inverse battle the type chart is reversed.');
  await expect(page).toHaveURL(/conditions=rain&inverse=1/);
});

test('a pasted list of names in any language is their team', async ({ page }) => {
  await open(page, '/defense/battle/');
  await page.getByRole('button', { name: 'Import their team' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import their team' });
  await sheet.getByLabel('Team as text').fill('Knakrack / リザードン / Gholdengo');
  await sheet.getByRole('button', { name: 'Use this team' }).click();
  await expect(side(page, 'Them').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(side(page, 'Them').getByRole('listitem')).toHaveCount(0);
});

test('our side is the team of the team screen, and follows it', async ({ page }) => {
  await open(page, '/defense/team/?team=1&member=charizard.fire-flying');
  await page.getByRole('link', { name: 'Battle' }).click();
  await expect(side(page, 'Us').getByRole('listitem')).toHaveCount(1);
  await addByName(page, 'Add to our team', ['blastoise']);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
});

test('a kept team takes the place of a side', async ({ page }) => {
  await open(page, '/defense/team/?team=1&member=pikachu.electric&member=snorlax.normal');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Kept as Pikachu, Snorlax.').first()).toBeVisible();
  await open(page, small);
  await side(page, 'Them').getByRole('button', { name: 'Teams' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pikachu, Snorlax/ })
    .click();
  await expect(side(page, 'Them').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(small);
});

test('sides are swapped, cleared and brought back', async ({ page }) => {
  await open(page, small);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(side(page, 'Them').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(small);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'Which Pokémon do you send?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(small);
});

test('swapping and clearing change nothing on the team screen', async ({ page }) => {
  const team = '/defense/team/?team=1&member=charizard.fire-flying';
  await open(page, team);
  await page.getByRole('link', { name: 'Battle' }).click();
  await addByName(page, 'Add an opponent', ['onix']);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page.getByText('The sides are swapped.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(team);
  await page.getByRole('link', { name: 'Battle' }).click();
  await expect(page.getByRole('heading', { name: 'Which Pokémon do you send?' })).toBeVisible();
  await side(page, 'Us').getByRole('button', { name: 'Teams' }).click();
  await page.getByRole('button', { name: /^Current team/ }).click();
  await expect(side(page, 'Us').getByRole('listitem')).toHaveCount(1);
});

test('a removed opponent can be brought back', async ({ page }) => {
  await open(page, six);
  await page.getByRole('button', { name: 'About Bronzong' }).click();
  await page.getByRole('button', { name: 'Remove Bronzong' }).click();
  await expect(side(page, 'Them').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(six);
});

test('an opponent is edited, with its attacks', async ({ page }) => {
  await open(page, small);
  await page.getByRole('button', { name: 'About Onix' }).click();
  await page.getByRole('button', { name: 'Edit Onix' }).click();
  await page
    .getByRole('group', { name: 'Attacks' })
    .getByRole('button', { name: 'Electric' })
    .click();
  await expect(page).toHaveURL(/them=onix.rock-ground....electric/);
  await expect(answer(page)).toContainText('Takes at most 2× from Onix.');
});

test('the grid has every duel, and its numbers open their reasons', async ({ page }) => {
  await open(page, six);
  const grid = page.getByRole('table', { name: 'All matchups of the battle' });
  await expect(grid.getByRole('row')).toHaveCount(7);
  await expect(grid.getByRole('button')).toHaveCount(72);
  await grid.getByRole('button', { name: /^Azumarill deals .* to Heatran/ }).click();
  await expect(page.getByRole('region', { name: 'All matchups' })).toContainText(
    'Water on Fire 2×',
  );
});

test('the whole battle names the unanswered, and what to add joins us', async ({ page }) => {
  await open(page, '/defense/battle/?battle=1&us=charizard.fire-flying&them=onix.rock-ground');
  const whole = page.getByRole('region', { name: 'The whole battle' });
  await expect(whole).toContainText('You have no answer to Onix.');
  await expect(whole.getByRole('listitem').first()).toContainText('Answers Onix.');
  await whole.getByRole('button', { name: /^Add / }).first().click();
  await expect(side(page, 'Us').getByRole('listitem')).toHaveCount(2);
  await expect(whole).toContainText('You have an answer to every opponent.');
});

test('an example fills both sides', async ({ page }) => {
  await open(page, '/defense/battle/');
  await page.getByRole('button', { name: /^Geodude, Onix/ }).click();
  await expect(page.getByRole('heading', { name: /^Send (Blastoise|Venusaur)/ })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(side(page, 'Us').getByRole('listitem')).toHaveCount(3);
});

test('the link is copied, and the picture has every number', async ({ page }) => {
  await open(page, small);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await readClipboard(page)).search).toBe(new URL(small, 'http://localhost').search);
  await page.getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('img', { name: 'Picture of this battle' });
  await expect(picture.locator('rect')).toHaveCount(5);
  await expect(picture).toContainText('6×');
});

test('the keyboard alone enters a battle, opens a reason and closes it', async ({ page }) => {
  await open(page, '/defense/');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'Which Pokémon do you send?' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Add an opponent' })).toBeVisible();
  await page.keyboard.press('f');
  await page.keyboard.type('onix');
  await page.keyboard.press('Enter');
  const ours = page.getByRole('combobox', { name: 'Add to our team' });
  await tabTo(page, ours);
  await page.keyboard.type('blastoise');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Send Blastoise' })).toBeVisible();
  const tile = answer(page).getByRole('button', { name: /^Blastoise deals/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Water on Rock 2×');
  await page.keyboard.press('Escape');
  await expect(tile).toHaveAttribute('aria-expanded', 'false');
});

for (const [width, height, usualLanguage] of [
  [390, 664, 'ja'],
  [360, 640, 'de'],
] as const) {
  for (const language of ['en', 'de', 'ja', 'ru']) {
    test.describe(`${width} × ${height}, ${language}`, () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      const tag = language === usualLanguage ? [] : '@full';
      test('the verdict and three of ours are on the first screen', { tag }, async ({ page }) => {
        await setPreference(page, 'language', language);
        await open(page, six);
        const rows = page.locator('main section:has(h1) ol > li');
        await expect(rows).toHaveCount(6);
        for (const index of [0, 1, 2]) {
          await expect(rows.nth(index)).toBeInViewport({ ratio: 1 });
        }
        await expect(page.locator('main h1')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main [aria-pressed=true]').first()).toBeInViewport();
      });
    });
  }
}
