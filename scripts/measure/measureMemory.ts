import type { Browser } from '@playwright/test';
import { printHeader, printRow } from './throttledPage.ts';

/** Prints the growth of the heap by visiting screens and tapping. */
export async function measureMemory(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${url}/offense/?attacks=fire`, { waitUntil: 'networkidle' });
  await page.goto(`${url}/defense/?types=fire-flying`, { waitUntil: 'networkidle' });

  /** Visits five screens per round, then taps types, and returns the bytes of the heap that are in use. */
  const measureHeap = async (rounds: number, taps: number): Promise<number> => {
    for (let round = 0; round < rounds; round++) {
      for (const name of ['Team', 'Offense', 'Pokédex', 'About', 'Defense']) {
        await page.getByRole('link', { name, exact: true }).first().click();
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
    }
    for (let tap = 0; tap < taps; tap++) {
      const name = tap % 2 === 0 ? 'Ice' : 'Ghost';
      await page.getByRole('button', { name, exact: true }).first().click();
    }
    // One collection leaves objects that wait for their finalizers.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };

  printHeader('Memory', 'heap');
  const before = await measureHeap(20, 100);
  printRow('Settled, after 100 screens and 100 taps', `${(before / 1e6).toFixed(1)} MB`);
  const after = await measureHeap(40, 500);
  printRow('After 200 screens and 500 taps more', `${(after / 1e6).toFixed(1)} MB`);
  printRow('Growth', `${((after / before - 1) * 100).toFixed(1)} %`);
  await context.close();
}
