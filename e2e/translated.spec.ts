import { expect, type Page } from '@playwright/test';
import { collectMessages, mainHeading, open } from './page.ts';
import { screens } from './screens.ts';
import { test } from './test.ts';
import { linesOf, nameOrTranslation, startTranslator } from './translator.ts';

/*
 * Players of other languages than ours let the browser translate the page. These tests compare the
 * text of a translated page with an untranslated one, so that no number of an earlier pick is left.
 */

/** Waits until the text of the page stops changing; returns its lines. */
async function waitForStableLines(page: Page): Promise<string[]> {
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

test('every screen shows the same text after leaving it and going back', async ({ page }) => {
  const errors = collectMessages(page, 'error', 'pageerror');
  // The pages of text change only with the language.
  const checkedScreens = screens.filter(({ states }) => process.env.FULL || states.answered);
  for (const { path, states, tab } of checkedScreens) {
    const address = states.answered ?? path;
    await open(page, address);
    await expect(page.getByText('Loading')).toHaveCount(0);
    const lines = await waitForStableLines(page);
    await startTranslator(page);
    // A click would scroll the page.
    const other = tab === 'Defense' ? 'Offense' : 'Defense';
    const link = page.getByRole('link', { name: nameOrTranslation(other) }).first();
    await link.dispatchEvent('click');
    await expect(link, address).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect.poll(() => linesOf(page), address).toEqual(lines);
    expect(errors, address).toEqual([]);
  }
});

test('names, multipliers and languages are not translated, sentences are', async ({ page }) => {
  await page.goto('/defense/?pokemon=charizard&types=fire-flying');
  await expect(mainHeading(page)).toHaveText('Charizard');
  await startTranslator(page);
  await expect(page.getByText('Tákés fóúr tímés thé dámágé fróm', { exact: true })).toBeVisible();
  await expect(mainHeading(page)).toHaveText('Charizard');
  await expect(page.locator('button[data-type]').filter({ hasText: /^Water$/ })).toHaveCount(2);
  await expect(page.locator('[data-level]').filter({ hasText: /^4×$/ })).toHaveCount(1);
  await expect(page.locator(':is([data-level], [data-type], option[lang]) font')).toHaveCount(0);
});

type Step = readonly [label: string, act: (page: Page) => Promise<unknown>];

const press = (name: string): Step => [
  name,
  (page) =>
    page
      .getByRole('button', { name: nameOrTranslation(name) })
      .first()
      .click(),
];
const follow = (name: string): Step => [
  name,
  (page) =>
    page
      .getByRole('link', { name: nameOrTranslation(name) })
      .first()
      .click(),
];
const select = (label: string, value: string): Step => [
  `${label}: ${value}`,
  (page) => page.getByLabel(nameOrTranslation(label)).first().selectOption(value),
];
const back: Step = ['back', (page) => page.goBack()];
const list = 'Name,Type 1\nOne,Fire\nTwo,Water';

/** Searches for a Pokémon and picks the first match. */
const pick = (pokemon: string): Step => [
  pokemon,
  async (page) => {
    await page.getByRole('combobox', { name: 'Pokémon' }).first().fill(pokemon);
    await page.getByRole('option', { name: pokemon }).first().click();
  },
];

const stories: Record<string, { start: string; steps: readonly Step[] }> = {
  defense: {
    start: '/defense/',
    steps: [
      press('Fire'),
      follow('Offense'),
      back,
      press('Water'),
      press('Clear'),
      press('Undo'),
      [
        'an explanation',
        (page) =>
          page
            .getByRole('region', { name: nameOrTranslation('Takes 2× from') })
            .getByRole('button')
            .first()
            .click(),
      ],
      pick('Bronzong'),
      select('Ability', 'heatproof'),
      select('Tera type', 'water'),
      ['the situation', (page) => page.locator('summary').first().click()],
      press('Inverse battle'),
      select('Weather', 'sun'),
      press('Add to team'),
      press('Let a wild Pokémon appear'),
      follow('See its weaknesses'),
      back,
      select('Type count', '3'),
      select('Generation', 'gen1'),
      select('Theme', 'dark'),
      select('Language', 'de'),
    ],
  },
  team: {
    start: '/defense/team/?team=1&member=garchomp.dragon-ground..steel',
    steps: [
      follow('Defense'),
      follow('Offense'),
      back,
      back,
      press('Add Pokémon'),
      pick('Gengar'),
      press('Done'),
      press('Garchomp Terastallized: Steel'),
      press('Move Gengar'),
      press('Ice on Garchomp: 4×'),
      select('Table', 'members'),
      select('Table', 'complex'),
      ['a row', (page) => page.locator('th button').first().click()],
      select('Sort', 'type'),
      select('Suggest', 'pokemon'),
      press('Show more'),
      press('Import'),
      [
        'a pasted team',
        (page) => page.getByLabel(nameOrTranslation('Team as text')).fill('Pikachu\n\nFoo'),
      ],
      [
        'another',
        (page) => page.getByLabel(nameOrTranslation('Team as text')).fill('Mew\n\nMewtwo'),
      ],
      press('Replace my team'),
      press('Undo'),
      press('Picture'),
      press('Close'),
      press('Clear'),
    ],
  },
  offense: {
    start: '/offense/?attacks=ice',
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
      ['a list', (page) => page.getByLabel(nameOrTranslation('List as text')).fill(list)],
      [
        'a longer one',
        (page) => page.getByLabel(nameOrTranslation('List as text')).fill(`${list}\nOdd,Foo`),
      ],
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
    start: '/offense/coverage/weakness/?attacks=ground',
    steps: [
      ['a search', (page) => page.getByLabel(nameOrTranslation('Search')).fill('char')],
      ['another', (page) => page.getByLabel(nameOrTranslation('Search')).fill('chari')],
      ['no match', (page) => page.getByLabel(nameOrTranslation('Search')).fill('xyz')],
      press('Show the whole list'),
      press('Count abilities'),
      select('Type', 'steel'),
      select('Order', 'multiplier'),
      follow('Normal damage .*'),
      follow('Resisted .*'),
      follow('Coverage summary'),
    ],
  },
};

for (const [name, { start, steps }] of Object.entries(stories)) {
  const tag = name === 'defense' ? [] : '@full';
  test(`${name}: a translated page has the same text after every step`, { tag }, async ({
    page,
    otherPage: translated,
  }) => {
    const errors = collectMessages(translated, 'error', 'pageerror');
    for (const target of [page, translated]) {
      // The ball in the header picks a random Pokémon.
      await target.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await open(target, start);
    }
    await startTranslator(translated);
    for (const [label, act] of steps) {
      await Promise.all([page, translated].map(act));
      await waitForStableLines(page);
      await expect(async () => {
        expect(await linesOf(translated), label).toEqual(await linesOf(page));
      }).toPass({ timeout: 15_000 });
      expect(errors, label).toEqual([]);
    }
  });
}
