import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { writeLargeLog } from './largeLog.ts';
import { measureLongTasks } from './longTasks.ts';

const sizes = [
  [1, '1 MB'],
  [4.9, '5 MB'],
] as const;

/** Prints the longest task of the import of a randomizer's log, and how long its reading takes. */
export async function measureImport(browser: Browser, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'logs-'));
  for (const [megabytes, size] of sizes) {
    // The page would have to decode the content of a file without a path.
    const path = join(folder, `${size}.log`);
    await writeFile(path, writeLargeLog(megabytes * 1_000_000));
    const times: number[] = [];
    await measureLongTasks(
      browser,
      `A log of ${size}`,
      3,
      async ({ page, measure, measureTouch }) => {
        await page.goto(`${url}/game/`, { waitUntil: 'networkidle' });
        const sheet = page.getByRole('dialog');
        await measureTouch('Import a game', page.getByRole('button', { name: 'Import a game' }));
        await measure('Open files', async () => {
          const start = Date.now();
          await sheet.locator('input[type=file]').setInputFiles(path);
          await sheet.locator('button:enabled', { hasText: 'Use this game' }).waitFor();
          times.push(Date.now() - start);
        });
        const only = sheet.getByRole('button', { name: 'Only these Pokémon' });
        await measureTouch('Only these Pokémon', only);
        const use = page.getByRole('button', { name: 'Use this game' });
        await measureTouch('Use this game', sheet.locator(use));
        await measureTouch('Use this game, in the editor', use);
      },
    );
    console.log(`Until the game could be used: ${times.join(', ')} ms.`);
  }
  await rm(folder, { recursive: true });
}
