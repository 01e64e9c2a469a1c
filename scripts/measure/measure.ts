import { parseArgs } from 'node:util';
import { openBrowser } from '../cli/openBrowser.ts';
import { measureChart } from './measureChart.ts';
import { measureImport } from './measureImport.ts';
import { measureMemory } from './measureMemory.ts';
import { measurePaint } from './measurePaint.ts';
import { measureTaps } from './measureTaps.ts';

const parts = {
  paint: measurePaint,
  taps: measureTaps,
  chart: measureChart,
  import: measureImport,
  memory: measureMemory,
};

/** What the command prints for `--help`. */
export const usage = `npm run measure -- [--build FOLDER] [PART…]
Prints Markdown tables about the build in dist/: ${Object.keys(parts).join(', ')}.
  --build FOLDER   another build`;

/**
 * Prints Markdown tables about the build in dist/, or in the folder of `--build FOLDER`: how fast it
 * paints and answers on a slow phone, a chart of 64 types, the import of a log, and the memory. Names of parts as arguments
 * select tables.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args,
    options: { build: { type: 'string', default: 'dist' } },
    allowPositionals: true,
  });
  const { browser, url, close } = await openBrowser(values.build);
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length === 0 || names.includes(name)) await measure(browser, url);
    }
  } finally {
    await close();
  }
}
