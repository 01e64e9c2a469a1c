import { chromium } from '@playwright/test';
import { findBrowser, installBrowser } from './browser.mjs';
import { memory } from './measureMemory.ts';
import { paints } from './measurePaint.ts';
import { taps } from './measureTaps.ts';

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
