import { expect, type Page } from '@playwright/test';
import { test } from './page.ts';
import { screens } from './screens.ts';
import { linesOf, named, startTranslator } from './translator.ts';

/*
 * Players of other languages than ours let the browser translate the page. What the page then says
 * is compared with what it says untranslated, so that no number of an earlier pick is left on it.
 */

/** What went wrong on the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Waits until the page has said the same for a moment, and answers what. */
async function settled(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await linesOf(page);
      return last.join('\n') === before.join('\n');
    })
    .toBe(true);
  return last;
}

test('every screen can be left and come back to', async ({ page }) => {
  const errors = errorsOf(page);
  for (const { path, states, tab } of screens) {
    const address = states.answered ?? path;
    await page.goto(address);
    const lines = await settled(page);
    await startTranslator(page);
    // Not a click, for which the page would scroll.
    const other = tab === 'Defense' ? 'Offense' : 'Defense';
    await page
      .getByRole('link', { name: named(other) })
      .first()
      .dispatchEvent('click');
    await expect(page, address).not.toHaveURL(address);
    await page.goBack();
    await expect.poll(() => linesOf(page), address).toEqual(lines);
    expect(errors, address).toEqual([]);
  }
});

test('a tap on the page before the app is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/defense/team/', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: named('Add Pokémon') });
  // Until the style sheet is there, the drawing for the other width counts too.
  await expect(add).toHaveCount(1);
  await startTranslator(page);
  await add.click();
  release();
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
});

test('names of the games, multipliers and languages stay, sentences do not', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charizard');
  await startTranslator(page);
  await expect(page.getByText('Tákés fóúr tímés thé dámágé fróm', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charizard');
  await expect(page.locator('button[data-type]').filter({ hasText: /^Water$/ })).toHaveCount(2);
  await expect(page.locator('[data-level]').filter({ hasText: /^4×$/ })).toHaveCount(1);
  await expect(page.locator(':is([data-level], [data-type], option[lang]) font')).toHaveCount(0);
});

type Step = readonly [what: string, act: (page: Page) => Promise<unknown>];

const press = (name: string): Step => [
  name,
  (page) =>
    page
      .getByRole('button', { name: named(name) })
      .first()
      .click(),
];
const follow = (name: string): Step => [
  name,
  (page) =>
    page
      .getByRole('link', { name: named(name) })
      .first()
      .click(),
];
const select = (label: string, value: string): Step => [
  `${label}: ${value}`,
  (page) => page.getByLabel(named(label)).first().selectOption(value),
];
const back: Step = ['back', (page) => page.goBack()];
const list = 'Name,Type 1\nOne,Fire\nTwo,Water';

/** Types what is found first, and takes it. */
const pick = (pokemon: string): Step => [
  pokemon,
  async (page) => {
    await page.getByRole('combobox', { name: 'Pokémon' }).first().fill(pokemon);
    await page.getByRole('option', { name: pokemon }).first().click();
  },
];

const stories: Record<string, { begin: string; steps: readonly Step[] }> = {
  defense: {
    begin: '/defense/',
    steps: [
      press('Fire'),
      follow('Offense'),
      back,
      press('Water'),
      press('Clear'),
      press('Undo'),
      [
        'why',
        (page) =>
          page
            .getByRole('region', { name: named('Takes 2× from') })
            .getByRole('button')
            .first()
            .click(),
      ],
      pick('Bronzong'),
      select('Ability', 'heatproof'),
      select('Tera type', 'water'),
      ['the situation', (page) => page.locator('summary').click()],
      press('Inverse battle'),
      select('Weather', 'sun'),
      press('Add to team'),
      press('Let a wild Pokémon appear'),
      follow('See its defense'),
      back,
      select('Type count', '3'),
      select('Generation', 'gen1'),
      select('Theme', 'dark'),
      select('Language', 'de'),
    ],
  },
  team: {
    begin: '/defense/team/?team=1&member=garchomp.dragon-ground..steel',
    steps: [
      follow('Defense'),
      follow('Offense'),
      back,
      back,
      press('Add Pokémon'),
      pick('Gengar'),
      press('Done'),
      press('Terastallized'),
      press('Move Gengar'),
      press('Ice on Garchomp: 4×'),
      select('Table', 'members'),
      select('Table', 'complex'),
      ['a row', (page) => page.locator('th button').first().click()],
      select('Sort', 'type'),
      select('Suggest', 'pokemon'),
      press('Show more'),
      press('Import'),
      ['a pasted team', (page) => page.getByLabel(named('Team as text')).fill('Pikachu\n\nFoo')],
      ['another', (page) => page.getByLabel(named('Team as text')).fill('Mew\n\nMewtwo')],
      press('Replace my team'),
      press('Undo'),
      press('Picture'),
      press('Close'),
      press('Clear'),
    ],
  },
  offense: {
    begin: '/offense/?attacks=ice',
    steps: [
      press('Fire'),
      press('Count abilities'),
      press('Freeze-Dry'),
      select('Ability', 'scrappy'),
      press('Remove Ice'),
      press('Undo'),
      press('Show more'),
      select('Number of types', '5'),
      press('Use this set: .*'),
      follow('Coverage'),
      press('Count abilities'),
      press('Import list'),
      ['a list', (page) => page.getByLabel(named('List as text')).fill(list)],
      ['a longer one', (page) => page.getByLabel(named('List as text')).fill(`${list}\nOdd,Foo`)],
      press('Use the good rows \\(2\\)'),
      press('Use the standard Pokédex'),
      press('Undo'),
      follow('Change attacks'),
      press('Fire'),
      back,
      select('Generation', 'gen1'),
      select('Language', 'ja'),
    ],
  },
  'a list of coverage': {
    begin: '/offense/coverage/weakness/?attacks=ground',
    steps: [
      ['a search', (page) => page.getByLabel(named('Search')).fill('char')],
      ['another', (page) => page.getByLabel(named('Search')).fill('chari')],
      ['nobody', (page) => page.getByLabel(named('Search')).fill('xyz')],
      press('Show the whole list'),
      press('Count abilities'),
      select('Type', 'steel'),
      select('Order', 'multiplier'),
      follow('Normal'),
      follow('Resisted'),
      follow('Coverage summary'),
    ],
  },
};

for (const [name, { begin, steps }] of Object.entries(stories)) {
  test(`${name}: a translated page says the same after every step`, async ({ page, browser }) => {
    const context = await browser.newContext();
    const translated = await context.newPage();
    const errors = errorsOf(translated);
    for (const each of [page, translated]) {
      // The ball in the header takes one of many by chance.
      await each.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await each.goto(begin);
      await expect(each.locator('[data-drawn]')).toHaveCount(0);
    }
    await startTranslator(translated);
    for (const [what, act] of steps) {
      await Promise.all([page, translated].map(act));
      await settled(page);
      await expect(async () => {
        expect(await linesOf(translated), what).toEqual(await linesOf(page));
      }).toPass({ timeout: 15_000 });
      expect(errors, what).toEqual([]);
    }
    await context.close();
  });
}
