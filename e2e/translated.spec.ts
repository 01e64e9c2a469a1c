import { expect, type Page } from '@playwright/test';
import { collectMessages, mainHeading, open } from './page.ts';
import { screens } from './screens.ts';
import { test } from './test.ts';
import { linesOf, nameOrTranslation, startTranslator } from './translator.ts';

/*
 * Players of other languages than ours let the browser translate the page. These tests compare the
 * text of a translated page with an untranslated one, so that no number of an earlier pick is left.
 */

const control = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name: nameOrTranslation(name) }).first();
const field = (page: Page, label: string) => page.getByLabel(nameOrTranslation(label)).first();

/** Milliseconds between two looks at a text that may still change. */
const pollMs = 50;

/** Waits until the text of the page stops changing; returns its lines. */
async function waitForStableLines(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect(async () => {
    const before = last;
    last = await linesOf(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [pollMs] });
  return last;
}

test('every screen shows the same text after leaving it and going back', { tag: '@full' }, async ({
  page,
}) => {
  const errors = collectMessages(page, 'error', 'pageerror');
  for (const { path, states, tab } of screens) {
    const address = states.answered ?? path;
    await open(page, address);
    await expect(page.getByText('Loading')).toHaveCount(0);
    const lines = await waitForStableLines(page);
    await startTranslator(page);
    // A click would scroll the page.
    const other = control(page, 'link', tab === 'Defense' ? 'Offense' : 'Defense');
    await other.dispatchEvent('click');
    await expect(other, address).toHaveAttribute('aria-current', 'page');
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

type Action = (page: Page, target: string, value: string) => Promise<unknown>;

const actions = {
  press: (page, name) => control(page, 'button', name).click(),
  follow: (page, name) => control(page, 'link', name).click(),
  select: (page, label, value) => field(page, label).selectOption(value),
  fill: (page, label, text) => field(page, label).fill(text),
  click: (page, selector) => page.locator(selector).first().click(),
  back: (page) => page.goBack(),
  /** Searches for a move and picks the first match. */
  pickMove: async (page, move) => {
    await page.getByRole('combobox', { name: 'Move or type' }).fill(move);
    await page.getByRole('option').first().click();
  },
  /** Searches for a Pokémon and picks the first match. */
  pick: async (page, pokemon) => {
    await page.getByRole('combobox', { name: 'Pokémon' }).first().fill(pokemon);
    await page.getByRole('option', { name: pokemon }).first().click();
  },
} satisfies Record<string, Action>;

type Step = [action: keyof typeof actions, target?: string, value?: string];

const list = 'Name,Type 1\nOne,Fire\nTwo,Water';

const stories: Record<string, { start: string; steps: readonly Step[] }> = {
  defense: {
    start: '/defense/',
    steps: [
      ['press', 'Fire'],
      ['follow', 'Offense'],
      ['back'],
      ['press', 'Water'],
      ['press', 'Clear'],
      ['press', 'Undo'],
      ['click', 'main section section button'],
      ['pick', 'Bronzong'],
      ['select', 'Ability', 'heatproof'],
      ['select', 'Tera type', 'water'],
      ['click', 'summary'],
      ['press', 'Inverse battle'],
      ['select', 'Weather', 'sun'],
      ['press', 'Add to team'],
      ['press', 'Find a wild Pokémon'],
      ['follow', 'See its weaknesses'],
      ['back'],
      ['select', 'Type count', '3'],
      ['select', 'Generation', 'gen1'],
      ['select', 'Theme', 'dark'],
      ['select', 'Language', 'de'],
    ],
  },
  team: {
    start: '/defense/team/?team=1&member=garchomp.dragon-ground..steel',
    steps: [
      ['follow', 'Defense'],
      ['follow', 'Offense'],
      ['back'],
      ['back'],
      ['press', 'Add Pokémon'],
      ['pick', 'Gengar'],
      ['press', 'Done'],
      ['press', 'Garchomp, Terastallized: Steel'],
      ['press', 'Move Gengar'],
      ['press', 'Ice on Garchomp: 4×'],
      ['select', 'Table', 'members'],
      ['select', 'Table', 'complex'],
      ['click', 'th button'],
      ['select', 'Sort', 'type'],
      ['select', 'Suggest', 'pokemon'],
      ['press', 'Show more'],
      ['press', 'Import'],
      ['fill', 'Team as text', 'Pikachu\n\nFoo'],
      ['fill', 'Team as text', 'Mew\n\nMewtwo'],
      ['press', 'Replace my team'],
      ['press', 'Undo'],
      ['press', 'Picture'],
      ['press', 'Close'],
      ['press', 'Clear'],
    ],
  },
  offense: {
    start: '/offense/?attacks=ice',
    steps: [
      ['press', 'Fire'],
      ['press', 'Count abilities'],
      ['pickMove', 'freeze-dry'],
      ['select', 'Ability', 'scrappy'],
      ['press', 'Remove Ice'],
      ['press', 'Undo'],
      ['press', 'Show more'],
      ['select', 'Number of types', '5'],
      ['press', 'Use this set: .*'],
      ['follow', 'Pokédex'],
      ['press', 'Count abilities'],
      ['press', 'Import list'],
      ['fill', 'List as text', list],
      ['fill', 'List as text', `${list}\nOdd,Foo`],
      ['press', 'Use the good rows \\(2\\)'],
      ['press', 'Use the standard Pokédex'],
      ['press', 'Undo'],
      ['follow', 'Change attacks'],
      ['press', 'Fire'],
      ['back'],
      ['select', 'Generation', 'gen1'],
      ['select', 'Language', 'ja'],
    ],
  },
  'a list of coverage': {
    start: '/offense/coverage/weakness/?attacks=ground',
    steps: [
      ['fill', 'Search', 'char'],
      ['fill', 'Search', 'chari'],
      ['fill', 'Search', 'xyz'],
      ['press', 'Show the whole list'],
      ['press', 'Count abilities'],
      ['select', 'Type', 'steel'],
      ['select', 'Order', 'multiplier'],
      ['follow', 'Normal damage .*'],
      ['follow', 'Resisted .*'],
      ['follow', 'Coverage summary'],
    ],
  },
};

for (const [name, { start, steps }] of Object.entries(stories)) {
  test(`${name}: a translated page has the same text after every step`, { tag: '@full' }, async ({
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
    for (const [action, target = '', value = ''] of steps) {
      const label = [action, target, value].join(' ');
      await Promise.all([page, translated].map((each) => actions[action](each, target, value)));
      await waitForStableLines(page);
      await expect(async () => {
        expect(await linesOf(translated), label).toEqual(await linesOf(page));
      }).toPass({ intervals: [pollMs], timeout: 15_000 });
      expect(errors, label).toEqual([]);
    }
  });
}
