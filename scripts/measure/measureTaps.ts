import type { Browser, Page } from '@playwright/test';
import { median, openPhone, printHeader, printRow, touch } from './throttledPage.ts';
import { sum } from './timing.ts';

/** Milliseconds from an action to its paint, and of its longest task; 0 if no task is above 50 ms. */
type Times = { paint: number; task: number };

declare global {
  interface Window {
    entries: PerformanceEntry[];
  }
}

/** Runs in the page: collects events and long tasks in `window.entries`. */
function startObserver(): void {
  window.entries = [];
  const observer = new PerformanceObserver((list) => window.entries.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  observer.observe({ type: 'longtask' });
}

/** Runs in the page: the times since the last call. */
function takeTimes(): Times {
  const entries = window.entries.splice(0);
  const durationsOf = (pattern: RegExp) =>
    entries
      .filter(({ name, entryType }) => pattern.test(`${entryType} ${name}`))
      .map((entry) => entry.duration);
  return {
    // The browser does not report events that it paints within a frame.
    paint: Math.max(16, ...durationsOf(/^event (click|keydown)$/)),
    task: Math.max(0, ...durationsOf(/^longtask/)),
  };
}

/** The times of `count` actions, after two that do not count. */
async function measureActions(
  page: Page,
  count: number,
  act: (index: number) => Promise<unknown>,
): Promise<Times[]> {
  const times: Times[] = [];
  for (const index of [0, 1, ...Array(count).keys()]) {
    await act(index);
    // The browser calls its observers up to two frames later.
    await page.waitForTimeout(300);
    times.push(await page.evaluate(takeTimes));
  }
  return times.slice(2);
}

/** The mean of the middle half of the paints, which ignores outliers and is finer than steps of 8 ms. */
function middleMean(times: readonly Times[]): number {
  const quarter = Math.floor(times.length / 4);
  const paints = times.map(({ paint }) => paint).sort((one, other) => one - other);
  const middle = paints.slice(quarter, paints.length - quarter);
  return sum(middle) / middle.length;
}

function printTimes(name: string, times: readonly Times[], ratio = ''): void {
  const paints = times.map(({ paint }) => paint);
  const task = Math.max(...times.map(({ task }) => task));
  printRow(
    name,
    `${median(paints).toFixed(0)} ms`,
    `${Math.max(...paints).toFixed(0)} ms`,
    task > 0 ? `${task.toFixed(0)} ms` : 'below 50 ms',
    ratio,
  );
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
const six = members.slice(0, 6).map((member) => `&us=${member}&them=${member}`);
const battle = `/defense/battle/?battle=1${six.join('')}&us_active=1&them_active=3`;
const doubleBattle = `/defense/battle/?battle=1${six.join('')}&doubles=1&us_active=1-2&them_active=3-4`;
const offense = '/offense/?attacks=ground-fairy&abilities=1';
const coverage = '/offense/coverage/?attacks=ice.tinted_lens-ground-freeze_dry&abilities=1';

const types = ['Ice', 'Ghost'];
const taps: [name: string, path: string, buttons: string[], disclosures?: RegExp[]][] = [
  ['A type, defense', defense, types],
  ['A type, defense, three types', defenseOfThreeTypes, types],
  ['A type of a member, team of 12', teamOf12, types, [/^Edit Garchomp/, /^Types/]],
  ['A condition, battle of six against six', battle, ['Gravity']],
  ['A condition, double battle of the same', doubleBattle, ['Gravity']],
  ['A type, offense over 1,277 Pokémon', offense, types, [/^Types/]],
  ['Count abilities, coverage over 1,277', coverage, ['Count abilities']],
];

const searches = [
  ['A letter in the picker', '/defense/', 'Pokémon', 'charizard'],
  ['A letter in the field for moves', '/offense/', 'Move or type', 'earthquake'],
] as const;

const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.nextSibling.textContent = Math.random()">One</button><p></p>`;

/** Prints the times of taps and letters, and those of taps relative to a button on an empty page. */
export async function measureTaps(browser: Browser, url: string): Promise<void> {
  const { page, devtools } = await openPhone(browser);
  await page.addInitScript(startObserver);
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
  const measureButtons = async (count: number, ...names: readonly string[]) => {
    await button(`${names[0]}`).scrollIntoViewIfNeeded();
    // The page would also have to work for a search before each tap.
    const boxes = await Promise.all(names.map((name) => button(name).boundingBox()));
    return measureActions(page, count, (index) =>
      touch(page, devtools, boxes[index % names.length] ?? null),
    );
  };
  /** Measures the browser and the machine alone, whose speed changes during the run. */
  const measureEmptyPage = async () => {
    await page.goto(`${url}/empty`);
    return measureButtons(10, 'One');
  };

  printHeader(
    ...['What is tapped or typed', 'median to paint', 'slowest', 'longest task'],
    'times an empty page',
  );
  const ratios: number[] = [];
  let before = await measureEmptyPage();
  printTimes('A button, an empty page', before, '1');
  for (const [name, path, buttons, disclosures = []] of taps) {
    await open(path);
    for (const disclosure of disclosures) await button(disclosure).tap();
    const times = await measureButtons(20, ...buttons);
    const after = await measureEmptyPage();
    const ratio = middleMean(times) / middleMean([...before, ...after]);
    ratios.push(ratio);
    printTimes(name, times, ratio.toFixed(1));
    before = after;
  }
  printRow('These taps, in the mean', '', '', '', (sum(ratios) / ratios.length).toFixed(2));

  for (const [name, path, label, text] of searches) {
    await open(path);
    const field = page.getByRole('combobox', { name: label });
    await field.tap();
    const letters = await measureActions(page, text.length, async (index) => {
      if (index === 0) await field.fill('');
      await page.keyboard.press(text.charAt(index));
    });
    printTimes(name, letters);
  }
  await page.context().close();
}
