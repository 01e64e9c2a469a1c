import type { Browser, Locator, Page } from '@playwright/test';
import { median, openPhone, printHeader, printRow } from './throttledPage.ts';

/** Milliseconds from events to their paint, and of tasks above 50 ms. */
type Times = { paints: number[]; tasks: number[] };

declare global {
  interface Window {
    times: Times;
  }
}

/** Runs in the page: collects the times in `window.times`. */
function startObservers(): void {
  const times: Times = { paints: [], tasks: [] };
  window.times = times;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(click|keydown)$/.test(name)) times.paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** The times since the last call. */
async function takeTimes(page: Page): Promise<Times> {
  // The browser calls its observers up to two frames later.
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    paints: window.times.paints.splice(0),
    tasks: window.times.tasks.splice(0),
  }));
}

/** The times of `count` actions, after two that do not count. */
async function measureActions(
  page: Page,
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<Times> {
  await act(0);
  await act(1);
  await takeTimes(page);
  const all: Times = { paints: [], tasks: [] };
  for (let index = 0; index < count; index++) {
    await act(index);
    const { paints, tasks } = await takeTimes(page);
    // The browser does not report events that it paints within a frame.
    all.paints.push(Math.max(16, ...paints));
    all.tasks.push(...tasks);
  }
  return all;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of the middle half of the values, which ignores outliers and is finer than steps of 8 ms. */
function middleMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  return mean(values.toSorted((one, other) => one - other).slice(quarter, values.length - quarter));
}

function printTimes(name: string, { paints, tasks }: Times, ratio = ''): void {
  printRow(
    name,
    `${median(paints).toFixed(0)} ms`,
    `${Math.max(...paints).toFixed(0)} ms`,
    tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : 'below 50 ms',
    ratio,
  );
}

/** Runs in the page: resolves to the milliseconds from the next key to the painted change of the page. */
function measureNextKey(): Promise<number> {
  return new Promise((resolve) => {
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener('keydown', onKey, { once: true, capture: true });
  });
}

const members = [
  ...['garchomp.dragon-ground', 'tyranitar.rock-dark', 'dragonite.dragon-flying'],
  ...['gengar.ghost-poison', 'rotom-wash.electric-water.levitate', 'gliscor.ground-flying'],
  ...['heatran.fire-steel', 'togekiss.fairy-flying', 'scizor.bug-steel', 'lapras.water-ice'],
  ...['breloom.grass-fighting', 'metagross.steel-psychic'],
];
const defense = '/defense/?types=fire-flying';
const defenseOfThreeTypes = '/defense/?types=fire-flying-steel&type_count=3&ability=fluffy';
const teamOf12 = `/defense/team/?team=1${members.map((member) => `&member=${member}`).join('')}`;
const coverage = '/offense/coverage/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1';

const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.nextSibling.textContent = Math.random()">One</button><p></p>`;

const touchMs = 80;

/** Prints the times of taps and letters, and those of taps relative to a button on an empty page. */
export async function measureTaps(browser: Browser, url: string): Promise<void> {
  const { page, devtools } = await openPhone(browser);
  await page.addInitScript(startObservers);
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: emptyPage }),
  );

  const open = async (path: string) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  };
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

  /** Taps the buttons in turn. */
  const measureButtons = async (count: number, names: readonly [string, ...string[]]) => {
    await button(names[0]).scrollIntoViewIfNeeded();
    // The page would also have to work for a search before each tap.
    const boxes = await Promise.all(names.map((name) => button(name).boundingBox()));
    return measureActions(page, count, async (index) => {
      const box = boxes[index % names.length];
      if (!box) throw new Error(`${names} are not on the screen`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.waitForTimeout(touchMs);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    });
  };
  /** Measures the browser and the machine alone, whose speed changes during the run. */
  const measureEmptyPage = async () => {
    await page.goto(`${url}/empty`);
    return measureButtons(10, ['One']);
  };

  printHeader(
    ...['What is tapped or typed', 'median to paint', 'slowest', 'longest task'],
    'times an empty page',
  );
  const ratios: number[] = [];
  let before = await measureEmptyPage();
  printTimes('A button, an empty page', before, '1');
  for (const [name, path, names, disclosures = []] of [
    ['A type, defense', defense, ['Ice', 'Ghost']],
    ['A type, defense, three types', defenseOfThreeTypes, ['Ice', 'Ghost']],
    ['A type of a member, team of 12', teamOf12, ['Ice', 'Ghost'], [/^Edit Garchomp/, /^Types/]],
    [
      'A type, offense over 1,277 Pokémon',
      '/offense/?attacks=ground-fairy&abilities=1',
      ['Ice', 'Ghost'],
      [/^Types/],
    ],
    ['Count abilities, coverage over 1,277', coverage, ['Count abilities']],
  ] as const) {
    await open(path);
    for (const disclosure of disclosures) await button(disclosure).tap();
    const times = await measureButtons(20, names);
    const after = await measureEmptyPage();
    const ratio = middleMean(times.paints) / middleMean([...before.paints, ...after.paints]);
    ratios.push(ratio);
    printTimes(name, times, ratio.toFixed(1));
    before = after;
  }
  printRow('These taps, in the mean', '', '', '', mean(ratios).toFixed(2));

  await open('/defense/');
  const picker = page.getByRole('combobox', { name: 'Pokémon' });
  await picker.tap();
  const letters = await measureActions(page, 'charizard'.length, async (index) => {
    if (index === 0) await picker.fill('');
    await page.keyboard.press('charizard'.charAt(index));
  });
  printTimes('A letter in the picker', letters);
  const matches: Times = { paints: [], tasks: [] };
  for (const word of ['char', 'garc', 'mewt']) {
    await picker.fill('');
    for (const letter of word) {
      await takeTimes(page);
      const change = page.evaluate(measureNextKey);
      await page.waitForTimeout(100);
      await page.keyboard.press(letter);
      matches.paints.push(await change);
      matches.tasks.push(...(await takeTimes(page)).tasks);
    }
  }
  printTimes('The matches of a letter', matches);

  for (const [name, path] of [
    ['defense', defense],
    ['team of 12', teamOf12],
  ] as const) {
    await open(path);
    await button('Settings').tap();
    const [language, theme] = [0, 1].map((index) =>
      page.locator('dialog[open] select').nth(index),
    ) as [Locator, Locator];
    const themes = await measureActions(page, 6, (index) =>
      theme.selectOption(['dark', 'light', 'night'][index % 3] as string),
    );
    printTimes(`Another theme, ${name}`, themes);
    const languages = await measureActions(page, 6, async (index) => {
      const code = ['de', 'ja', 'en'][index % 3] as string;
      await language.selectOption(code === 'en' ? 'en-US' : code);
      await page.locator(`html[lang=${code}]`).waitFor();
    });
    printTimes(`Another language, ${name}`, languages);
  }
  await page.context().close();
}
