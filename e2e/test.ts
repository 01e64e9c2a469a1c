import { test as base, type Page } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/** Playwright's test with a page in another browser, and with a site of its own. */
export const test = base.extend<{ otherPage: Page; site: Site }>({
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  site: async ({}, use) => {
    const site = await startSite('dist');
    await use(site);
    await site.end();
  },
});
