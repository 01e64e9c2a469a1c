import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that axe does not enable by default. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** Hides the letters in the icons of own types. */
const iconLetters = 'svg[aria-hidden] text { visibility: hidden; }';

/** The violations that axe finds now, in the page or in the element of the selector. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) await page.evaluate(axe.source);
  // A text of a sheet that still fades in has less contrast.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // The letters in the icon of an own type are a picture, but axe takes them for a part of a label.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, iconLetters);
  const texts: string[] =
    await page.evaluate(`axe.run('${within}', { rules: ${JSON.stringify(rules)} }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`);
  await page.evaluate((text) => {
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = sheets.filter(({ cssRules }) => cssRules[0]?.cssText !== text);
  }, iconLetters);
  return texts;
}
