import { chromium } from '@playwright/test';
import { findBrowser, installBrowser } from '../run/browser.mjs';
import { memory } from './measureMemory.ts';
import { paints } from './measurePaint.ts';
import { taps } from './measureTaps.ts';
import { measureTasks } from './measureTasks.ts';

/**
 * Prints, as Markdown tables, how fast a build paints and answers on a slow phone, and what the tasks
 * of a player cost: of the build in dist/, or in the folder that `--build=FOLDER` names. Other
 * arguments name the parts that are wanted.
 */
export async function main(args: string[]): Promise<void> {
  const [build = 'dist'] = args.flatMap((arg) => arg.match(/^--build=(.+)$/)?.[1] ?? []);
  const parts = args.filter((arg) => !arg.startsWith('--'));
  const executablePath = (await findBrowser()) ?? (await installBrowser());
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  try {
    if (isWanted('paint')) await paints(browser, build);
    if (isWanted('taps')) await taps(browser, build);
    if (isWanted('tasks')) await measureTasks(browser, build);
    if (isWanted('memory')) await memory(browser, build);
  } finally {
    await browser.close();
  }
}
