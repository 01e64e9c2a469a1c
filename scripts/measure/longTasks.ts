import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { median, openPhone, printHeader, printRow, touch } from './throttledPage.ts';

/** Runs in the page: collects long tasks in `window.entries`. */
function startObserver(): void {
  window.entries = [];
  const observer = new PerformanceObserver((list) => window.entries.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
}

/** A page on the slow phone whose long tasks are noted. */
export type MeasuredPage = {
  page: Page;
  /** Notes the longest task of what is done, in ms; 0 if none is longer than 50. */
  measure: (name: string, act: () => Promise<unknown>) => Promise<void>;
  /** Notes the longest task of a touch. */
  measureTouch: (name: string, target: Locator) => Promise<void>;
};

/** Does the same several times, each in a new page, and prints the longest task of each action. */
export async function measureLongTasks(
  browser: Browser,
  title: string,
  runCount: number,
  run: (page: MeasuredPage) => Promise<void>,
): Promise<void> {
  const tasks = new Map<string, number[]>();
  for (let index = 0; index < runCount; index++) {
    const { page, devtools } = await openPhone(browser);
    await page.addInitScript(startObserver);
    await run(startMeasure(page, devtools, tasks));
    await page.context().close();
  }
  printHeader(title, 'longest task, median', 'slowest');
  for (const [name, durations] of tasks) {
    const format = (duration: number) =>
      duration > 0 ? `${duration.toFixed(0)} ms` : 'below 50 ms';
    printRow(name, format(median(durations)), format(Math.max(...durations)));
  }
}

function startMeasure(
  page: Page,
  devtools: CDPSession,
  tasks: Map<string, number[]>,
): MeasuredPage {
  const measure: MeasuredPage['measure'] = async (name, act) => {
    await page.evaluate(() => void window.entries?.splice(0));
    await act();
    await page.waitForTimeout(1500);
    const durations = await page.evaluate(() => window.entries.map(({ duration }) => duration));
    tasks.set(name, [...(tasks.get(name) ?? []), Math.max(0, ...durations)]);
  };
  return {
    page,
    measure,
    async measureTouch(name, target) {
      // The page would also have to work for a search and for scrolling during the touch.
      const element = await target.elementHandle();
      if (!element) throw new Error(`${name} is not on the screen`);
      // The header covers the upper end of the window.
      await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(500);
      const box = await element.boundingBox();
      await measure(name, () => touch(page, devtools, box));
    },
  };
}
