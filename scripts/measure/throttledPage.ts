import type { Browser, CDPSession, ElementHandle, Page } from '@playwright/test';

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

/** The duration of a touch in milliseconds. */
const touchMs = 80;

/** What a touch hits: the middle of a box of the page. */
type Box = Awaited<ReturnType<ElementHandle['boundingBox']>>;

/** Touches the middle of the box, without the work in the page of Playwright's own `tap`. */
export async function touch(page: Page, devtools: CDPSession, box: Box): Promise<void> {
  if (!box) throw new Error('What is touched is not on the screen');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
