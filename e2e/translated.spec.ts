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
    for (const link of [tab === 'Defense' ? 'Offense' : 'Defense', 'Privacy']) {
      // Not a click, for which the page would scroll.
      await page.getByRole('link', { name: named(link) }).dispatchEvent('click');
      await expect(page, address).not.toHaveURL(address);
      await page.goBack();
      await expect.poll(() => linesOf(page), `${address}, ${link}`).toEqual(lines);
    }
    expect(errors, address).toEqual([]);
  }
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
      press('Water'),
      press('Clear'),
      press('Undo'),
      pick('Bronzong'),
      select('Ability', 'levitate'),
      select('Ability', 'heatproof'),
      select('Tera type', 'stellar'),
      select('Tera type', 'water'),
      press('Electric'),
      ['the situation', (page) => page.locator('summary').click()],
      press('Inverse battle'),
      select('Weather', 'sun'),
      press('Add to team'),
      press('Dismiss'),
      press('Let a wild Pokémon appear'),
      follow('See its defense'),
      back,
      select('Generation', 'gen1'),
      select('Theme', 'dark'),
      select('Language', 'de'),
    ],
  },
};

for (const [name, { begin, steps }] of Object.entries(stories)) {
  test(`${name}: a translated page says the same after every step`, async ({ page, context }) => {
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
      for (const each of [page, translated]) await act(each);
      await settled(page);
      await expect(async () => {
        expect(await linesOf(translated), what).toEqual(await linesOf(page));
      }).toPass();
      expect(errors, what).toEqual([]);
    }
  });
}
