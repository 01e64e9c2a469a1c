import type { Browser } from '@playwright/test';
import { maxChartTypes } from '#engine/chart.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { makeLargeGame } from './largeGame.ts';
import { type MeasuredPage, measureLongTasks } from './longTasks.ts';

const runCount = 3;

/** A list of so many teams has all its parts, such as a search, and rows that are not rendered. */
const teamCounts = [60, 2000];

const teamLink =
  'team=1&member=garchomp.dragon-ground..steel.air_balloon.ground-dragon&member=rotom-wash.electric-water.levitate&member=gengar.ghost-poison&member=pikachu.electric&member=mew.psychic&member=onix.rock-ground';

/**
 * Prints the longest task of each action in the editor of a game with the maximum number of types, in practice with
 * it, and in short and long lists of saved teams.
 */
export async function measureLarge(browser: Browser, url: string): Promise<void> {
  await measureLongTasks(browser, `Your game of ${maxChartTypes} types`, runCount, (measured) =>
    measureEditor(measured, url),
  );
  for (const count of teamCounts)
    await measureLongTasks(browser, `${count} saved teams`, runCount, (measured) =>
      measureTeams(measured, url, count),
    );
}

async function measureEditor(
  { page, measure, measureTouch }: MeasuredPage,
  url: string,
): Promise<void> {
  const text = encodeURIComponent(formatGameText(makeLargeGame()) ?? '');
  const open = (path: string) => page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await measure('Practice', () => open(`/offense/practice/?own=${text}`));
  await open(`/defense/?own=${text}`);
  await button(/^Save/).click();
  await open('/game/');
  await measureTouch('Open the editor', button('Edit'));
  await page.getByLabel('Name of the game').focus();
  await measure('A letter of the name', () => page.keyboard.press('x'));
  await measure('Another letter', () => page.keyboard.press('y'));
  await measureTouch('A number of the chart', page.locator('main li button').nth(3));
  await measureTouch('Its new factor', button('2×'));
  await measureTouch('Undo', page.getByRole('button', { name: 'Undo' }).last());
}

async function measureTeams(
  { page, measure, measureTouch }: MeasuredPage,
  url: string,
  count: number,
): Promise<void> {
  await page.goto(`${url}/defense/team/`, { waitUntil: 'networkidle' });
  const teams = Array.from({ length: count }, (_, position) => ({
    ...{ id: `k${position}`, name: `Team ${position}`, link: teamLink },
    ...{ changed: Date.now(), position },
  }));
  await page.evaluate(async (records) => {
    const request = indexedDB.open('countertype');
    request.onupgradeneeded = () => request.result.createObjectStore('records');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const transaction = request.result.transaction('records', 'readwrite');
    for (const record of records)
      transaction.objectStore('records').put(record, `team-${record.id}`);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    request.result.close();
  }, teams);
  await page.goto(`${url}/defense/team/?team=1&member=pikachu.electric`, {
    waitUntil: 'networkidle',
  });
  await measureTouch('Open the list', page.getByRole('button', { name: /^Teams/ }));
  await page.getByLabel('Search teams').waitFor();
  await page.getByLabel('Search teams').focus();
  await measure('A letter of the search', () => page.keyboard.press('1'));
  await measure('Another letter', () => page.keyboard.press('9'));
  await measure('Clear the search', () => page.getByLabel('Search teams').fill(''));
  await measureTouch('Edit a team', page.locator('[data-team] [data-column=edit]').first());
  await page.getByLabel('Team name').focus();
  await measure('A letter of its name', () => page.keyboard.press('x'));
  await measure('Save the name', () => page.keyboard.press('Enter'));
  await measureTouch('Open a team', page.locator('[data-team] [data-column=open]').nth(2));
}
