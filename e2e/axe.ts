import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that axe does not enable by default. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** The violations that axe finds now, in the page or in the element of the selector. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) await page.evaluate(axe.source);
  // A text of a sheet that still fades in has less contrast.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return page.evaluate(`axe.run('${within}', { rules: ${JSON.stringify(rules)} }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`);
}
