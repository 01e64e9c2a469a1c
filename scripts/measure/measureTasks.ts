import type { Browser } from '@playwright/test';
import { Player } from './player.ts';
import { tasks } from './playerTasks.ts';
import { printHeader, printRow } from './throttledPage.ts';

/** Sizes of phones, in CSS pixels, without the bars of the browser. */
const sizes = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** Prints taps, keys, time and scrolled pixels of a player's tasks on phones of three sizes. */
export async function measureTasks(browser: Browser, url: string): Promise<void> {
  const scrollColumns = sizes.map(({ width, height }) => `scrolled at ${width} × ${height}`);
  printHeader('Task', 'taps', 'keys', 'time', 'could be', ...scrollColumns);
  for (const { name, start, act, couldBe } of tasks) {
    const players: Player[] = [];
    for (const viewport of sizes) {
      const context = await browser.newContext({
        ...{ viewport, isMobile: true, hasTouch: true },
        ...{ locale: 'en-US', serviceWorkers: 'block' },
      });
      const player = new Player(await context.newPage());
      await player.page.goto(url + start, { waitUntil: 'networkidle' });
      await act(player);
      players.push(player);
      await context.close();
    }
    const { taps, keys, seconds } = players[0] as Player;
    const times = [`${Math.round(seconds)} s`, couldBe === undefined ? '' : `${couldBe} s`];
    printRow(
      name,
      taps,
      keys,
      ...times,
      ...players.map(({ scrolled }) => `${Math.round(scrolled)} px`),
    );
  }
}
