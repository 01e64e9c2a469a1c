import type { Browser, CDPSession, Page } from '@playwright/test';
import { preview } from 'vite';

/** A phone of the middle class, and a network as slow as 4G gets: what Lighthouse emulates. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const slowdown = 4;
/** Bytes a second, and milliseconds a turn. */
export const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** The middle one of the values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints a row of a Markdown table. */
export function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints the head of a Markdown table. */
export function header(...cells: readonly string[]): void {
  console.log('');
  row(...cells);
  row(...cells.map(() => '---'));
}

/** Serves a build; `end` stops it. */
export async function serve(folder: string) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return { url: `http://localhost:${address.port}`, end: () => server.close() };
}

/** Opens a page on the slow phone. */
export async function openPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools };
}
