import type { Browser, CDPSession } from '@playwright/test';
import { header, row, serve } from './throttledPage.ts';

const two = ['Ice', 'Ghost'] as const;

/** Bytes of the heap that are still needed. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Prints how much the heap grows with screens and taps. */
export async function memory(browser: Browser, build: string): Promise<void> {
  const app = await serve(build);
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${app.url}/offense/?attacks=fire`, { waitUntil: 'networkidle' });
  await page.goto(`${app.url}/defense/?types=fire-flying`, { waitUntil: 'networkidle' });
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const around = async () => {
    for (const name of ['Team', 'Offense', 'Coverage', 'About', 'Defense']) {
      await link(name);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  };
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  header('Memory', 'heap');
  for (let round = 0; round < 20; round++) await around();
  for (let index = 0; index < 100; index++) await tap(two[index % 2] ?? 'Ice');
  const settled = await heap(devtools);
  row('Settled, after 100 screens and 100 taps', `${(settled / 1e6).toFixed(1)} MB`);
  for (let round = 0; round < 40; round++) await around();
  for (let index = 0; index < 500; index++) await tap(two[index % 2] ?? 'Ice');
  const after = await heap(devtools);
  row('After 200 screens and 500 taps more', `${(after / 1e6).toFixed(1)} MB`);
  row('Growth', `${((after / settled - 1) * 100).toFixed(1)} %`);
  await context.close();
  await app.end();
}
