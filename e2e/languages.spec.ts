import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { overlapsOf } from './overlaps.ts';
import { mainHeading, openInApp, overflowOf, resize, setPreference } from './page.ts';
import { screenStates } from './screens.ts';

const languages = [
  ...['en', 'es', 'pt-PT', 'pt-BR', 'da', 'de', 'it', 'fr', 'pl', 'ru', 'no', 'nl', 'kk', 'ro'],
  ...['ja', 'ja-Hrkt', 'zh-Hans', 'zh-Hant', 'ko', 'vi'],
];

/** The texts with more than three words. */
function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'object' ? sentencesOf(value) : value.split(' ').length > 3 ? [value] : [],
  );
}

const texts = JSON.parse(readFileSync('public/locales/en.json', 'utf8'));
// The official names of games are English in some languages.
const english = sentencesOf({ ...texts, games: {} });
/** A translation key, which the screen shows in place of a missing text. */
const keyPattern = new RegExp(`\\b(${Object.keys(texts).join('|')})\\.\\w+`);

const states = screenStates
  .filter(({ state }) => process.env.FULL || state === 'answered' || state === 'text')
  // Addresses without a query string come first, because they would show an earlier choice.
  .toSorted(
    (one, other) => Number(one.address.includes('?')) - Number(other.address.includes('?')),
  );

/** The language of every run has long words. */
const tagOf = (language: string) => (language === 'de' ? [] : '@full');

// Regression: Chromium has no Kazakh formats and wrote English ones, "28.2%".
test('Kazakh numbers have a decimal comma and a space between thousands', async ({ page }) => {
  await setPreference(page, 'language', 'kk');
  await page.goto('/offense/?attacks=ice');
  const main = page.getByRole('main');
  await expect(main).toContainText('28,2 %');
  await expect(main).toContainText('1 277');
  expect(await main.innerText()).not.toMatch(/\d[.]\d+ ?%|\d,\d{3}/);
});

/** Screens with lists of types, a month, a day and plurals. */
const formatted = [
  '/offense/coverage/normal/?type=dragon&resists=fire-water-ice&not_weak=fairy-steel',
  '/defense/?game=champions',
  '/offense/?attacks=ice',
  '/defense/?pokemon=skarmory&types=steel-flying&with=bronzong.steel-psychic.levitate',
  '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&us=azumarill.water-fairy' +
    '&them=gyarados.water-flying&them=heatran.fire-steel&them=gengar.ghost-poison&bring=2',
  '/about/',
];

for (const language of languages) {
  // Regression: Chromium has no Kazakh lists and months, and wrote "or" and "2026 M11 26".
  test(`dates, lists and plurals in ${language} are in no other language`, {
    tag: '@full',
  }, async ({ page }) => {
    await setPreference(page, 'language', language === 'en' ? 'en-US' : language);
    for (const address of formatted) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(mainHeading(page)).toBeVisible();
      const text = await page.locator('body').innerText();
      expect(text, address).not.toMatch(/\bM\d\d\b/);
      if (language !== 'en') expect(text, address).not.toMatch(/\b(and|or|others?)\b/);
    }
  });
}

for (const language of languages) {
  test(`every screen is in ${language}, complete and without overflow`, {
    tag: tagOf(language),
  }, async ({ page }) => {
    await setPreference(page, 'language', language === 'en' ? 'en-US' : language);
    await page.goto('/_error');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { name, address } of states) {
      await openInApp(page, address);
      await expect(mainHeading(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
      for (const width of [320, 1280]) {
        await resize(page, { width, height: 900 });
        await page.locator('details:not([open]) > summary').evaluateAll((summaries) => {
          for (const summary of summaries) (summary as HTMLElement).click();
        });
        const text = await page.locator('body').innerText();
        expect(text, name).not.toMatch(keyPattern);
        expect(text, name).not.toContain('{{');
        const englishSentences = english.filter((sentence) => text.includes(sentence));
        if (language !== 'en') expect(englishSentences, name).toEqual([]);
        expect(await overflowOf(page), `${name} at ${width}`).toBe(0);
      }
    }
  });
}

/** The calculators whose cards have the least room. */
const narrowStates = [
  ...states.filter(({ name }) => /^(defense|team|battle|offense), a/.test(name)),
  {
    // Regression: "1.5×" lay over the next number.
    name: 'battle, six columns with long numbers',
    address:
      `/defense/battle/?battle=1&${'us=rotom-wash.electric-water&'.repeat(3)}` +
      `${'them=heatran.fire-steel&them=gyarados.water-flying&'.repeat(3)}conditions=rain`,
  },
];

for (const language of languages) {
  // Regression: the links below the coverage bar lay over each other in Russian, Polish, …
  test(`texts stay inside their cards on a phone in ${language}`, { tag: tagOf(language) }, async ({
    page,
  }) => {
    await setPreference(page, 'language', language === 'en' ? 'en-US' : language);
    await page.goto('/_error');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { name, address } of narrowStates) {
      await openInApp(page, address);
      for (const width of [360, 390]) {
        await resize(page, { width, height: 640 });
        expect(await overlapsOf(page), `${name} at ${width}`).toEqual([]);
      }
    }
  });
}
