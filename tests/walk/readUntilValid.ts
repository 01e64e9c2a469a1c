import { type Tab, waitLimitMs } from './app.ts';
import { findProblem } from './problems.ts';
import { type Reading, readScreen } from './reading.ts';

/** Reads the screen until it has no problem, or until the time limit. */
export async function readUntilValid(
  { page, errors }: Tab,
  findMore: (reading: Reading) => string | undefined | Promise<string | undefined>,
): Promise<{ reading: Reading; problem: string | undefined }> {
  const startMs = Date.now();
  for (;;) {
    const reading = await readScreen(page);
    if (errors[0]) return { reading, problem: errors[0] };
    const problem = findProblem(reading) ?? (await findMore(reading));
    if (!problem) return { reading, problem };
    if (Date.now() - startMs > waitLimitMs) {
      return { reading, problem: `${problem}\nat ${reading.address}` };
    }
    await page.waitForTimeout(50);
  }
}
