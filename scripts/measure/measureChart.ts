import type { Browser, Page } from '@playwright/test';
import { makeChart, maxChartTypes } from '#engine/chart.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import type { Type } from '#engine/type.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { median, openPhone, printHeader, printRow } from './throttledPage.ts';

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

/** What a player does with the chart, in this order. */
const actions: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['A tap on a number', (page) => page.locator('[data-cell="2 1"]').click()],
  ['Another number', (page) => page.locator('[data-cell="3 3"]').click()],
  ['Most weaknesses', (page) => page.getByLabel('Order').selectOption('weaknesses')],
  ['As in the game', (page) => page.getByLabel('Order').selectOption('game')],
  ['Swap rows and columns', (page) => page.getByRole('button', { name: 'Swap rows' }).click()],
  ['Differences', (page) => page.getByLabel('Differences from').selectOption('gen1')],
  ['Types', (page) => page.getByText('Types', { exact: true }).last().click()],
  ['Only Fire', (page) => page.getByRole('button', { name: 'Fire', exact: true }).click()],
  ['Only Fire and Water', (page) => page.getByRole('button', { name: 'Water' }).click()],
  ['Only Water', (page) => page.getByRole('button', { name: /^Fire/ }).click()],
  ['All again', (page) => page.getByRole('button', { name: /^Water/ }).click()],
  ['Counts', (page) => page.getByRole('button', { name: 'Counts' }).click()],
  ['Back to the chart', (page) => page.getByRole('button', { name: 'Counts' }).click()],
];

/** Prints the longest task of each action on a chart with the maximum number of types. */
export async function measureChart(browser: Browser, url: string): Promise<void> {
  const tasks = new Map<string, number[]>();
  for (let run = 0; run < runCount; run++) {
    const { page } = await openPhone(browser);
    await page.addInitScript(startObserver);
    const measure = async (name: string, act: (page: Page) => Promise<unknown>) => {
      await act(page);
      await page.waitForTimeout(1500);
      const durations = await page.evaluate(() =>
        window.entries.splice(0).map(({ duration }) => duration),
      );
      tasks.set(name, [...(tasks.get(name) ?? []), Math.max(0, ...durations)]);
    };
    const text = encodeURIComponent(formatGameText(makeLargeGame()) ?? '');
    await measure('The page', async () => {
      await page.goto(`${url}/offense/chart/?own=${text}`, { waitUntil: 'networkidle' });
      await page.locator('[data-cell="63 63"]').waitFor({ state: 'attached' });
    });
    for (const [name, act] of actions) await measure(name, act);
    await page.context().close();
  }
  printHeader(`${maxChartTypes} types`, 'longest task, median', 'slowest');
  for (const [name, durations] of tasks) {
    const format = (duration: number) =>
      duration > 0 ? `${duration.toFixed(0)} ms` : 'below 50 ms';
    printRow(name, format(median(durations)), format(Math.max(...durations)));
  }
}
