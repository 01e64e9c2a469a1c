import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './page.ts';

const languages = [
  ...['en', 'es', 'pt-PT', 'pt-BR', 'da', 'de', 'it', 'fr', 'pl', 'ru', 'no', 'nl', 'kk', 'ro'],
  ...['ja', 'ja-Hrkt', 'zh-Hans', 'zh-Hant', 'ko', 'vi'],
];

const screens = [
  '/defense/',
  '/defense/?types=grass-steel-ice&type_count=3&ability=dry_skin&tera=stellar&item=charti_berry&conditions=strong_winds-tar_shot',
  '/defense/?types=foo',
  '/defense/team/',
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=.rock.filter&member=dragonite.dragon-flying..steel',
  '/defense/team/?team=1&member=gengar.ghost-poison&format=members',
  '/offense/',
  '/offense/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1',
  '/offense/coverage/?attacks=ice-ground&abilities=1',
  '/offense/coverage/weakness/?attacks=ice-ground&abilities=1',
  '/offense/coverage/resistance/?attacks=ground',
  '/about/',
  '/terms/',
  '/contact/',
  '/privacy/',
  '/disclaimer/',
  '/_error',
];

/** The texts of the English file that are sentences. */
function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'object' ? sentencesOf(value) : value.split(' ').length > 3 ? [value] : [],
  );
}

const english = sentencesOf(JSON.parse(readFileSync('public/locales/en.json', 'utf8')));
const key =
  /\b(shell|preferences|defense|team|offense|coverage|coverageBar|why|news|pokemonPicker|help|pages|errors|types|abilities|conditions|items|moves)\.\w+/;

for (const language of languages) {
  test(`every screen speaks ${language}, whole and without overflow`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(
      (code) => localStorage.setItem('language', JSON.stringify(code)),
      language === 'en' ? 'en-US' : language,
    );
    for (const screen of screens) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('details > summary').evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      const shown = await page.locator('body').innerText();
      expect(shown, screen).not.toMatch(key);
      expect(shown, screen).not.toContain('{{');
      if (language !== 'en') {
        const left = english.filter((sentence) => shown.includes(sentence));
        expect(left, screen).toEqual([]);
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `${screen} at ${width}`).toBe(0);
      }
    }
  });
}
