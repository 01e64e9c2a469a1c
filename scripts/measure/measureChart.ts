import type { Browser, Locator, Page } from '@playwright/test';
import { maxChartTypes } from '#core/charts/chart.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { makeLargeGame } from './largeGame.ts';
import { measureLongTasks } from './longTasks.ts';

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
  ['Differences', option('Compare with', 'gen1')],
  ['Types', { locate: (page) => page.locator('summary', { hasText: /^Types/ }) }],
  ['Only Fire', button('Fire')],
  ['Only Fire and Water', button('Water')],
  ['Only Water', button(/^Fire/)],
  ['All again', button(/^Water/)],
  ['Rankings', button('Rankings')],
  ['Back to the chart', button('Rankings')],
];

/** Prints the longest task of each action on a chart with the maximum number of types. */
export async function measureChart(browser: Browser, url: string): Promise<void> {
  const text = encodeURIComponent(formatGameText(makeLargeGame()) ?? '');
  await measureLongTasks(browser, `${maxChartTypes} types`, 5, async (measured) => {
    const { page, measure, measureTouch } = measured;
    const lastCell = (index: number) => page.locator(`[data-cell="${index} ${index}"]`);
    const open = async (query: string, lastIndex: number) => {
      await page.goto(`${url}/offense/chart/${query}`, { waitUntil: 'networkidle' });
      await lastCell(lastIndex).waitFor({ state: 'attached' });
    };
    await measure('The page with 18 types', () => open('', 17));
    await measure('The page', () => open(`?own=${text}`, maxChartTypes - 1));
    for (const [name, { locate, value }] of actions) {
      if (value === undefined) await measureTouch(name, locate(page));
      else {
        const select = await locate(page).elementHandle();
        await measure(name, async () => select?.selectOption(value));
      }
    }
    await lastCell(maxChartTypes - 1).waitFor({ state: 'attached' });
  });
}
