import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openInApp, test } from './page.ts';
import { screenStates } from './screens.ts';

const languages = [
  ...['en', 'es', 'pt-PT', 'pt-BR', 'da', 'de', 'it', 'fr', 'pl', 'ru', 'no', 'nl', 'kk', 'ro'],
  ...['ja', 'ja-Hrkt', 'zh-Hans', 'zh-Hant', 'ko', 'vi'],
];

/** The texts of the English file that are sentences. */
function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'object' ? sentencesOf(value) : value.split(' ').length > 3 ? [value] : [],
  );
}

const texts = JSON.parse(readFileSync('public/locales/en.json', 'utf8'));
const english = sentencesOf(texts);
/** What is on the screen in the place of a text that is missing. */
const key = new RegExp(`\\b(${Object.keys(texts).join('|')})\\.\\w+`);

/** Those without a search part first, for they show what was picked before. */
const states = screenStates.toSorted(
  (one, other) => Number(one.address.includes('?')) - Number(other.address.includes('?')),
);

for (const language of languages) {
  test(`every screen speaks ${language}, whole and without overflow`, async ({ page }) => {
    await page.addInitScript(
      (code) => localStorage.setItem('language', JSON.stringify(code)),
      language === 'en' ? 'en-US' : language,
    );
    await page.goto('/_error');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { name, address } of states) {
      await page.setViewportSize({ width: 320, height: 900 });
      await openInApp(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { pathname } = new URL(page.url());
      expect(pathname).toBe(address.split('?')[0]);
      await page.locator('details > summary').evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      const shown = await page.locator('body').innerText();
      expect(shown, name).not.toMatch(key);
      expect(shown, name).not.toContain('{{');
      if (language !== 'en') {
        const left = english.filter((sentence) => shown.includes(sentence));
        expect(left, name).toEqual([]);
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `${name} at ${width}`).toBe(0);
      }
    }
  });
}
