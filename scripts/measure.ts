import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser, installBrowser } from './browser.mjs';

/** A phone of the middle class, and a network as slow as 4G gets: what Lighthouse emulates. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const slowdown = 4;
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

const screens = ['/defense/', '/defense/team/', '/offense/', '/offense/coverage/', '/about/'];

/** Prints, as Markdown tables, how fast the build in dist/ paints and answers on a slow phone. */
export async function main(parts: string[]): Promise<void> {
  const executablePath = (await findBrowser()) ?? (await installBrowser());
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  try {
    if (isWanted('paint')) await paints(browser);
    if (isWanted('taps')) await taps(browser);
    if (isWanted('memory')) await memory(browser);
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function header(...cells: readonly string[]): void {
  console.log('');
  row(...cells);
  row(...cells.map(() => '---'));
}

async function serve(folder: string) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  return { url: `http://localhost:${address.port}`, end: () => server.close() };
}

async function openPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools };
}

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
function withoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-still-'));
  cpSync('dist', folder, { recursive: true });
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

async function paints(browser: Browser): Promise<void> {
  const still = withoutScripts();
  const [app, stillApp] = [await serve('dist'), await serve(still)];
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

/** What a page has observed since it was asked last, in milliseconds. */
type Observed = { answers: number[]; tasks: number[] };

const observe = () => {
  const observed = { answers: [] as number[], tasks: [] as number[] };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(click|keydown)$/.test(entry.name)) observed.answers.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.tasks.push(duration);
  }).observe({ type: 'longtask' });
};

async function observed(page: Page): Promise<Observed> {
  // Two frames later the browser has told its observers.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { observed } = window as unknown as { observed: Observed };
    const result = { answers: [...observed.answers], tasks: [...observed.tasks] };
    observed.answers.length = 0;
    observed.tasks.length = 0;
    return result;
  });
}

/** Prints what `count` times of doing something cost: the median answer and the longest task. */
async function time(
  name: string,
  page: Page,
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<void> {
  await act(0);
  await act(1);
  await observed(page);
  const all: Observed = { answers: [], tasks: [] };
  for (let index = 0; index < count; index++) {
    await act(index);
    const { answers, tasks } = await observed(page);
    // Events that were painted within a frame are not reported.
    all.answers.push(answers.length > 0 ? Math.max(...answers) : 16);
    all.tasks.push(...tasks);
  }
  row(
    name,
    `${median(all.answers).toFixed(0)} ms`,
    `${Math.max(...all.answers).toFixed(0)} ms`,
    all.tasks.length > 0 ? `${Math.max(...all.tasks).toFixed(0)} ms` : 'below 50 ms',
  );
}

const twelve = [
  ...['garchomp.dragon-ground', 'tyranitar.rock-dark', 'dragonite.dragon-flying'],
  ...['gengar.ghost-poison', 'rotom-wash.electric-water.levitate', 'gliscor.ground-flying'],
  ...['heatran.fire-steel', 'togekiss.fairy-flying', 'scizor.bug-steel', 'lapras.water-ice'],
  ...['breloom.grass-fighting', 'metagross.steel-psychic'],
]
  .map((member) => `&member=${member}`)
  .join('');

const two = ['Ice', 'Ghost'] as const;

/** Milliseconds that a finger stays on the glass. */
const touch = 80;

async function taps(browser: Browser): Promise<void> {
  const app = await serve('dist');
  const { page, devtools } = await openPhone(browser);
  await page.addInitScript(observe);
  const open = async (path: string) => {
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-drawn]').first().waitFor({ state: 'detached' });
  };
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  /** Looks for the buttons once: to look is work for the page as well. */
  const finger = async (...names: string[]) => {
    const points: { x: number; y: number }[] = [];
    await button(names[0] ?? '').scrollIntoViewIfNeeded();
    for (const name of names) {
      const box = await button(name).boundingBox();
      if (!box) throw new Error(`${name} is not on the screen`);
      points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return async (index: number) => {
      const point = points[index % points.length];
      if (!point) return;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForTimeout(touch);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
  };

  header('What is tapped or typed', 'median to paint', 'slowest', 'longest task');
  await open('/defense/?types=fire-flying');
  await time('A type, defense', page, 20, await finger(...two));
  await open('/defense/?types=fire-flying-steel&type_count=3&ability=fluffy');
  await time('A type, defense, three types', page, 20, await finger(...two));
  await open(`/defense/team/?team=1${twelve}`);
  await button(/^Edit Garchomp/).tap();
  await time('A type of a member, team of 12', page, 20, await finger(...two));
  await open('/offense/?attacks=ground-fairy&abilities=1');
  await time('A type, offense over 1,277 Pokémon', page, 20, await finger(...two));
  await open('/offense/coverage/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1');
  await time('Count abilities, coverage over 1,277', page, 20, await finger('Count abilities'));

  await open('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.tap();
  const letters = [...'charizard'];
  await time('A letter in the picker', page, letters.length, async (index) => {
    if (index === 0) await picker.fill('');
    await page.keyboard.press(letters[index] ?? 'a');
  });

  for (const path of ['/defense/?types=fire-flying', `/defense/team/?team=1${twelve}`]) {
    await open(path);
    await button('Settings').tap();
    const name = path.startsWith('/defense/team') ? 'team of 12' : 'defense';
    const select = (index: number) => page.locator('dialog[open] select').nth(index);
    const themes = ['dark', 'light', 'night'];
    await time(`Another theme, ${name}`, page, 6, (index) =>
      select(1).selectOption(themes[index % 3] ?? 'dark'),
    );
    const languages = ['de', 'ja', 'en-US'];
    await time(`Another language, ${name}`, page, 6, async (index) => {
      const language = languages[index % 3] ?? 'de';
      await select(0).selectOption(language);
      await page.locator(`html[lang=${language === 'en-US' ? 'en' : language}]`).waitFor();
    });
  }
  await page.context().close();
  await app.end();
}

/** Bytes of the heap that are still needed. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

async function memory(browser: Browser): Promise<void> {
  const app = await serve('dist');
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
