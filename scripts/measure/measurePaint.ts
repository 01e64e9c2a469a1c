import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { calculators, mainCalculators } from '#calculators/registry.ts';
import { header, median, openPhone, row, serve, slow4G } from './throttledPage.ts';

const screens = [...mainCalculators.map((name) => calculators[name].path), '/about/'];

/** Milliseconds to the first contentful paint, the median of `runs` first visits, and the shifts. */
async function paint(browser: Browser, url: string, runs: number) {
  const times: number[] = [];
  const largest: number[] = [];
  let shift = 0;
  for (let run = 0; run < runs; run++) {
    const { page, devtools } = await openPhone(browser);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...(window as unknown as { seen: { shift: number; largest: number } }).seen,
    }));
    times.push(seen.first);
    largest.push(seen.largest);
    shift = Math.max(shift, seen.shift);
    await page.context().close();
  }
  return { first: median(times), largest: median(largest), shift };
}

/** A copy of the build whose pages have no script in them, nor ask for one. */
function withoutScripts(build: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-still-'));
  cpSync(build, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const html = readFileSync(path, 'utf8')
      .replace(/<script[^>]*><\/script>/g, '')
      .replace(/<link rel="(modulepreload|preload)"[^>]*>/g, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}

/** Prints how soon each screen paints, beside the same page without its scripts. */
export async function paints(browser: Browser, build: string): Promise<void> {
  const still = withoutScripts(build);
  const [app, stillApp] = [await serve(build), await serve(still)];
  header('Screen', 'First paint', 'without scripts', 'ratio', 'largest paint', 'layout shift');
  for (const screen of screens) {
    const [ours, bare] = [
      await paint(browser, app.url + screen, 5),
      await paint(browser, stillApp.url + screen, 5),
    ];
    row(
      `\`${screen}\``,
      `${ours.first.toFixed(0)} ms`,
      `${bare.first.toFixed(0)} ms`,
      (ours.first / bare.first).toFixed(2),
      `${ours.largest.toFixed(0)} ms`,
      ours.shift.toFixed(3),
    );
  }
  await Promise.all([app.end(), stillApp.end()]);
  rmSync(still, { recursive: true });
}
