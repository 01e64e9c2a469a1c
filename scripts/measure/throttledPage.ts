import type { Browser, CDPSession, Page } from '@playwright/test';

/** Like Lighthouse, a phone of the middle class and a slow 4G network (in bytes a second). */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
export const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** The middle one of the values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints a row of a Markdown table. */
export function printRow(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints the head of a Markdown table. */
export function printHeader(...cells: readonly string[]): void {
  console.log('');
  printRow(...cells);
  printRow(...cells.map(() => '---'));
}

/** Opens a page on the slow phone. */
export async function openPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, devtools };
}
