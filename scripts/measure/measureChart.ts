import type { Browser, Locator, Page } from '@playwright/test';
import { makeChart, maxChartTypes } from '#engine/chart.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Type } from '#engine/type.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { median, openPhone, printHeader, printRow, touch } from './throttledPage.ts';

const runCount = 5;

/** A game with as many types as a chart can have, and factors in every row and column. */
function makeLargeGame(): OwnGame {
  const official = chartIn('default').types;
  const ownTypes = Array.from(
    { length: maxChartTypes - official.length },
    (_, index) => `own${index}` as Type,
  );
  const types = [...official, ...ownTypes];
  const factors = [1, 2, 1, 0.5, 1, 0];
  const chart = makeChart(
    types,
    (attacking, defending) =>
      factors[(7 * types.indexOf(attacking) + 5 * types.indexOf(defending)) % factors.length] ?? 1,
  );
  return {
    ...{ name: 'Large', base: 'default', pokemon: [], chart },
    types: types.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
  };
}

/** Runs in the page: collects long tasks in `window.entries`. */
function startObserver(): void {
  window.entries = [];
  const observer = new PerformanceObserver((list) => window.entries.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
}

/** A select and its new value, or something to tap. */
type Action = { locate: (page: Page) => Locator; value?: string };

const option = (label: string, value: string): Action => ({
  locate: (page) => page.getByLabel(label),
  value,
});
const button = (name: string | RegExp): Action => ({
  locate: (page) => page.getByRole('button', { name }).first(),
});
const cell = (position: string): Action => ({
  locate: (page) => page.locator(`[data-cell="${position}"]`),
});

/** What a player does with the chart, in this order. */
const actions: [name: string, action: Action][] = [
  ['A tap on a number', cell('2 1')],
  ['Another number', cell('3 3')],
  ['Most weaknesses', option('Order', 'weaknesses')],
  ['As in the game', option('Order', 'game')],
  ['Swap rows and columns', button('Swap rows and columns')],
  ['Differences', option('Differences from', 'gen1')],
  ['Types', { locate: (page) => page.locator('summary', { hasText: /^Types/ }) }],
  ['Only Fire', button('Fire')],
  ['Only Fire and Water', button('Water')],
  ['Only Water', button(/^Fire/)],
  ['All again', button(/^Water/)],
  ['Counts', button('Counts')],
  ['Back to the chart', button('Counts')],
];

/** Prints the longest task of each action on a chart with the maximum number of types. */
export async function measureChart(browser: Browser, url: string): Promise<void> {
  const tasks = new Map<string, number[]>();
  for (let run = 0; run < runCount; run++) {
    const { page, devtools } = await openPhone(browser);
    await page.addInitScript(startObserver);
    const measure = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate(() => void window.entries?.splice(0));
      await act();
      await page.waitForTimeout(1500);
      const durations = await page.evaluate(() => window.entries.map(({ duration }) => duration));
      tasks.set(name, [...(tasks.get(name) ?? []), Math.max(0, ...durations)]);
    };
    const open = async (query: string, lastIndex: number) => {
      await page.goto(`${url}/offense/chart/${query}`, { waitUntil: 'networkidle' });
      await page.locator(`[data-cell="${lastIndex} ${lastIndex}"]`).waitFor({ state: 'attached' });
    };
    await measure('The page with 18 types', () => open('', 17));
    const text = encodeURIComponent(formatGameText(makeLargeGame()) ?? '');
    await measure('The page', () => open(`?own=${text}`, maxChartTypes - 1));
    for (const [name, { locate, value }] of actions) {
      // The page would also have to work for a search and for scrolling during the action.
      const element = await locate(page).elementHandle();
      if (!element) throw new Error(`${name} is not on the screen`);
      // The header covers the upper end of the window.
      await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(500);
      const box = await element.boundingBox();
      await measure(name, async () =>
        value === undefined ? touch(page, devtools, box) : element.selectOption(value),
      );
    }
    await page.locator('[data-cell="63 63"]').waitFor({ state: 'attached' });
    await page.context().close();
  }
  printHeader(`${maxChartTypes} types`, 'longest task, median', 'slowest');
  for (const [name, durations] of tasks) {
    const format = (duration: number) =>
      duration > 0 ? `${duration.toFixed(0)} ms` : 'below 50 ms';
    printRow(name, format(median(durations)), format(Math.max(...durations)));
  }
}
