import type { Browser } from '@playwright/test';
import { calculators, mainCalculators } from '#core/links/registry.ts';
import { median, openPhone, printHeader, printRow, slow4G } from './throttledPage.ts';

const paths = [...mainCalculators.map((name) => calculators[name].path), '/about/'];
const visitCount = 5;

/** The median times of first visits under slow 4G, and the largest layout shift. */
async function measureVisits(browser: Browser, url: string, blockedUrls: string[] = []) {
  const visits: { first: number; largest: number; shift: number }[] = [];
  while (visits.length < visitCount) {
    const { page, devtools } = await openPhone(browser);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await devtools.send('Network.setBlockedURLs', { urls: blockedUrls });
    await page.goto(url, { waitUntil: 'networkidle' });
    const visit = await page.evaluate(() => {
      const entriesOf = (type: string) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type, buffered: true });
        return observer.takeRecords() as (PerformanceEntry & { value: number })[];
      };
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largest: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
        shift: entriesOf('layout-shift').reduce((sum, { value }) => sum + value, 0),
      };
    });
    visits.push(visit);
    await page.context().close();
  }
  return {
    first: median(visits.map(({ first }) => first)),
    largest: median(visits.map(({ largest }) => largest)),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  };
}

/** Prints the first paint of each screen, with and without its scripts and the data they load. */
export async function measurePaint(browser: Browser, url: string): Promise<void> {
  printHeader('Screen', 'First paint', 'without scripts', 'ratio', 'largest paint', 'layout shift');
  for (const path of paths) {
    const app = await measureVisits(browser, url + path);
    const page = await measureVisits(browser, url + path, ['*.js', '*.json']);
    printRow(
      `\`${path}\``,
      `${app.first.toFixed(0)} ms`,
      `${page.first.toFixed(0)} ms`,
      (app.first / page.first).toFixed(2),
      `${app.largest.toFixed(0)} ms`,
      app.shift.toFixed(3),
    );
  }
}
