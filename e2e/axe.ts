import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe does not ask for by itself. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** What axe finds on the page as it is now, or in what of it the selector names. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) await page.evaluate(axe.source);
  return page.evaluate(`axe.run('${within}', { rules: ${JSON.stringify(rules)} }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`);
}
