import { expect, type Page } from '@playwright/test';
import { test } from './page.ts';

/*
 * Pictures of key screens, so that looks cannot change unnoticed. They are the same only in the
 * browser and with the fonts that they were taken with; elsewhere these tests are skipped. After a
 * change that is meant: npm run e2e -- looks --update-snapshots, and look at every picture.
 */

/** Of the browser and the fonts of the pictures. */
const taken = '156 702 340 500';

/** The browser's version, and how wide its fonts write three scripts. */
async function fingerprint(page: Page): Promise<string> {
  const version = page.context().browser()?.version().split('.')[0];
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    const { fontFamily } = getComputedStyle(document.body);
    context.font = `600 100px ${fontFamily}`;
    return ['Countertype', 'Größe', 'こうげき技'].map((text) =>
      Math.round(context.measureText(text).width),
    );
  });
  return [version, ...widths].join(' ');
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const six =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=tyranitar.rock-dark' +
  '&member=dragonite.dragon-flying..steel&member=gengar.ghost-poison' +
  '&member=rotom-wash.electric-water.levitate&member=gliscor.ground-flying';

for (const [name, path, viewport, theme, language] of [
  ['defense', '/defense/?pokemon=charizard&types=fire-flying', phone, 'light', 'en-US'],
  ['defense-desktop', '/defense/?types=fire-flying', desktop, 'night', 'de'],
  ['team', six, phone, 'dark', 'en-US'],
  ['team-desktop', six, desktop, 'light', 'en-US'],
  ['offense', '/offense/?attacks=ice-freeze_dry', phone, 'light', 'ja'],
  [
    'coverage-desktop',
    '/offense/coverage/?attacks=ice-ground&abilities=1',
    desktop,
    'dark',
    'en-US',
  ],
  ['list', '/offense/coverage/weakness/?attacks=ice-ground', phone, 'night', 'en-US'],
] as const) {
  test(`looks as it is meant to: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(
      ([theme, language]) => {
        localStorage.setItem('theme', JSON.stringify(theme));
        localStorage.setItem('language', JSON.stringify(language));
      },
      [theme, language],
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    const here = await fingerprint(page);
    test.skip(here !== taken, `not the browser or fonts of the pictures: ${here}`);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      // Which ball it is, is left to chance.
      mask: [page.locator('header button').first()],
      maxDiffPixelRatio: 0.005,
    });
  });
}
