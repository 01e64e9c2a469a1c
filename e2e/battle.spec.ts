import { expect, type Page, test } from '@playwright/test';
import {
  keysReady,
  mainHeading,
  open,
  readClipboard,
  resize,
  setPreference,
  tabTo,
} from './page.ts';

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
const side = (page: Page, name: 'Your team' | 'Their team') =>
  page.getByRole('region', { name, exact: true });
const members = (page: Page, name: 'Your team' | 'Their team') =>
  side(page, name).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

/** Types names into the field that has the focus. */
async function typeNames(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
}

test('the keyboard alone enters a battle, and the verdict says which one to send', async ({
  page,
}) => {
  await open(page, '/defense/');
  await keysReady(page);
  await page.keyboard.press('b');
  await expect(mainHeading(page)).toHaveText('Who should you send out?');
  await expect(page.getByRole('combobox', { name: 'Add an opponent' })).toBeVisible();
  await page.keyboard.press('f');
  // Not more than 40 letters: a person types them in eight seconds.
  await typeNames(page, ...['onix', 'bronzon', 'gyar', 'heatr', 'tyran', 'ferrot']);
  await expect(mainHeading(page)).toHaveText('Now add your own team');
  await tabTo(page, page.getByRole('combobox', { name: 'Add to your team' }));
  await typeNames(page, 'glurak', 'blastoise');
  await expect(mainHeading(page)).toHaveText('Lead with Blastoise');
  await expect(answer(page)).toContainText('You have no counter to Bronzong and Gyarados.');
  await tabTo(
    page,
    answer(page)
      .getByRole('button', { name: /^Charizard/ })
      .first(),
  );
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(answer(page)).toContainText('Water on Rock 2×');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose Onix' }).press('Enter');
  await expect(mainHeading(page)).toHaveText('Send out Blastoise');
  await expect(answer(page)).toContainText(
    'Takes 1× if Onix attacks with its own types. Deals 4× with Water, its own type.',
  );
  await expect(standings(page)).toHaveText([/^Blastoise/, /^Charizard/]);
  await expect(page).toHaveURL(
    '/defense/battle/?battle=1&us=charizard.fire-flying&us=blastoise.water' +
      '&them=onix.rock-ground&them=bronzong.steel-psychic&them=gyarados.water-flying' +
      '&them=heatran.fire-steel&them=tyranitar.rock-dark&them=ferrothorn.grass-steel&them_active=1',
  );

  const tile = answer(page).getByRole('button', { name: /^Blastoise deals/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Water on Rock 2×');
  await page.keyboard.press('Escape');
  await expect(tile).toHaveAttribute('aria-expanded', 'false');
});

test('a number opens its reason, where one tap settles an ability', { tag: '@full' }, async ({
  page,
}) => {
  await open(
    page,
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=bronzong.steel-psychic',
  );
  const deals = answer(page).getByRole('button', { name: /^Garchomp deals/ });
  await expect(deals).toHaveAccessibleName(
    'Garchomp deals ½–2× to Bronzong with Dragon + Same-type attack bonus',
  );
  await deals.click();
  await expect(answer(page)).toContainText('If Bronzong has Levitate:');
  await expect(answer(page)).toContainText('Same-type attack bonus 1.5×');
  const abilities = answer(page).getByRole('group', { name: 'Ability of Bronzong' });
  await abilities.getByRole('button', { name: 'Heatproof' }).click();
  await expect(deals).toHaveAccessibleName(
    'Garchomp deals 2× to Bronzong with Ground + Same-type attack bonus',
  );
  await expect(page).toHaveURL(/them=bronzong.steel-psychic.heatproof/);
});

test('another opponent, a fainted member and a Tera Type change the verdict', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, six);
  const grid = page.getByRole('table', { name: 'All matchups' });
  await expect(grid.getByRole('row')).toHaveCount(7);
  await expect(grid.getByRole('button')).toHaveCount(36);
  await grid.getByRole('button', { name: /^Azumarill beats Heatran/ }).click();
  await expect(answer(page)).toContainText('Water on Fire 2×');

  const choose = (name: string) => page.getByRole('button', { name: `Choose ${name}` }).click();
  await choose('Heatran');
  await expect(mainHeading(page)).toHaveText(/^Send out Rotom/);
  await choose('Rotom (Wash Rotom)');
  await page.getByRole('button', { name: 'Fainted' }).click();
  await expect(mainHeading(page)).toHaveText('Send out Garchomp');
  await expect(standings(page).filter({ hasText: 'Rotom' })).toHaveCount(0);
  await choose('Scizor');
  await side(page, 'Your team')
    .getByRole('button', { name: /Terastallized: Fire/ })
    .click();
  await page.getByRole('button', { name: 'On the field', exact: true }).click();
  for (const mark of ['them_active=3', 'us_fainted=2', 'us_tera=4', 'us_active=4'])
    await expect(page).toHaveURL(new RegExp(mark));
});

test('the field and the attacks of an opponent change the verdict and the picture', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, small);
  await page.getByLabel('Weather').selectOption('Rain');
  await expect(answer(page)).toContainText('Deals 6× with Water, its own type.');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await readClipboard(page)).search).toBe(new URL(page.url()).search);
  await page.getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('img', { name: 'Picture of this battle' });
  await expect(picture.locator('rect')).toHaveCount(5);
  await expect(picture).toContainText('6×');
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  // The members and the numbers, which are buttons on the screen, and the weather.
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    ...['Onix', /^Takes/, /^Deals/, /^Takes/, /^Deals/, 'Charizard', 'Blastoise'],
  ]);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
  // Room for a notice below the answer was an empty sheet.
  const spaceBelow = await page.getByRole('main').evaluate((main) => {
    const [outer, inner] = [main.parentElement!, main].map((each) => each.getBoundingClientRect());
    return outer!.bottom - inner!.bottom;
  });
  expect(spaceBelow).toBeLessThanOrEqual(24);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'About Onix' }).click();
  await page.getByRole('button', { name: 'Edit Onix' }).click();
  const attacks = page.getByRole('group', { name: 'Attacks' });
  await attacks.getByRole('button', { name: 'Electric' }).click();
  await expect(answer(page)).toContainText('Takes at most 2× from Onix.');
  await page.getByRole('button', { name: 'Inverse battle' }).click();
  await expect(answer(page)).toContainText('In an inverse battle the type chart is reversed.');
  await expect(page).toHaveURL(/them=onix.rock-ground....electric&conditions=rain&inverse=1/);
});

test('a removed opponent, swapped sides and a cleared battle come back', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, small);
  for (const buttons of [['About Onix', 'Remove Onix'], ['Swap sides'], ['Clear']]) {
    for (const name of buttons) await page.getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(small);
    await undo(page);
    await expect(page).toHaveURL(small);
  }
});

test('our side follows the team of the team screen, and a saved team is a side', async ({
  page,
}) => {
  await open(page, '/defense/team/?team=1&member=charizard.fire-flying');
  await page.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('Saved as Charizard.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Battle' }).click();
  await expect(members(page, 'Your team')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Add to your team' }).click();
  await typeNames(page, 'blastoise');
  const team = '/defense/team/?team=1&member=charizard.fire-flying&member=blastoise.water';
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(team);

  // Other teams on our side change nothing on the team screen.
  await page.getByRole('link', { name: 'Battle' }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page.getByText('Sides swapped.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(team);
  await page.getByRole('link', { name: 'Battle' }).click();
  await expect(mainHeading(page)).toHaveText('Who should you send out?');

  for (const [name, choice] of [
    ['Your team', /^Current team/],
    ['Their team', /^Charizard/],
  ] as const) {
    await side(page, name)
      .getByRole('button', { name: `Teams: ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: choice }).click();
    await expect(members(page, name)).toHaveCount(2);
  }
  await undo(page);
  await expect(members(page, 'Their team')).toHaveCount(0);
});

test('a pasted list of names in any language is their team, or an example', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/defense/battle/');
  await side(page, 'Their team').getByRole('button', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'Import a team' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import their team' });
  await sheet.getByLabel('Team as text').fill('Knakrack / リザードン / Gholdengo');
  await sheet.getByRole('button', { name: 'Use this team' }).click();
  await expect(members(page, 'Their team')).toHaveCount(3);
  await undo(page);
  await page.getByRole('button', { name: /^Brock: Geodude/ }).click();
  await expect(mainHeading(page)).toHaveText('Lead with Venusaur');
  await page.goBack();
  await page.goForward();
  await expect(members(page, 'Your team')).toHaveCount(3);
});

test('what to add against them joins the team', { tag: '@full' }, async ({ page }) => {
  await open(page, '/defense/battle/?battle=1&us=charizard.fire-flying&them=onix.rock-ground');
  const whole = page.getByRole('region', { name: 'What to add against them' });
  await expect(mainHeading(page)).toHaveText('No good choice against Onix');
  await expect(whole.getByRole('listitem').first()).toContainText('Counters Onix.');
  await whole.getByRole('button', { name: /^Add / }).first().click();
  await expect(members(page, 'Your team')).toHaveCount(2);
  await expect(mainHeading(page)).toHaveText(/^Send /);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the team preview, or the verdict with three of ours, is on the first screen', async ({
    page,
  }) => {
    for (const language of process.env.FULL ? ['en', 'de', 'ja', 'ru'] : ['de', 'ja']) {
      await setPreference(page, 'language', language);
      for (const [link, rows, count] of [
        [six, 'main section:has(h1) tbody tr', 5],
        [`${six}&them_active=3`, 'main section:has(h1) ol > li', 3],
      ] as const) {
        await open(page, link);
        await expect(page.locator(rows)).toHaveCount(6);
        for (const [width, height] of [
          [390, 664],
          [360, 640],
        ] as const) {
          await resize(page, { width, height });
          for (const index of Array.from({ length: count }).keys())
            await expect(page.locator(rows).nth(index)).toBeInViewport({ ratio: 1 });
          await expect(mainHeading(page)).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });

  test('the members to bring and the reason are on the first screen', async ({ page }) => {
    for (const language of process.env.FULL ? ['en', 'de', 'ja', 'ru'] : ['de', 'ja']) {
      await setPreference(page, 'language', language);
      await open(page, `${six}&bring=3`);
      for (const [width, height] of [
        [390, 664],
        [360, 640],
      ] as const) {
        await resize(page, { width, height });
        for (const part of ['ul', 'p'])
          await expect(
            page.locator(`section:has(> div > div > h1) ${part}`).first(),
          ).toBeInViewport({ ratio: 1 });
      }
      const sizes = page.getByRole('group').first().getByRole('button');
      for (const button of await sizes.all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });

  // Regression: with large text a number stood under the caption of the other direction.
  test('each number has its own word, also with large text', async ({ page }) => {
    await setPreference(page, 'language', 'en');
    await open(page, `${six}&them_active=3`);
    for (const percent of [100, 150, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const tiles = answer(page).locator('li').first().getByRole('button');
      await expect(tiles).toHaveText([/^Takes/, /^Deals/]);
      for (const tile of await tiles.all()) {
        const [word, number] = [tile.locator('span').first(), tile.locator('span').nth(1)];
        const [wordBox, numberBox, box] = [
          await word.boundingBox(),
          await number.boundingBox(),
          await tile.boundingBox(),
        ];
        expect(wordBox!.y + wordBox!.height).toBeLessThanOrEqual(numberBox!.y + 1);
        for (const inner of [wordBox!, numberBox!]) {
          expect(inner.x).toBeGreaterThanOrEqual(box!.x);
          expect(inner.x + inner.width).toBeLessThanOrEqual(box!.x + box!.width);
        }
      }
    }
  });
});
