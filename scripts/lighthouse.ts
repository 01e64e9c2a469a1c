import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { findBrowser, installBrowser } from './browser.mjs';
import { freePort } from './port.mjs';
import { drawnScreens } from './siteFiles.ts';

/** Fetched when they are first asked for: Lighthouse is large, and wants a newer Node than we do. */
const packages = ['lighthouse@13.5.0', 'node@22.23.3'];
const folder = 'node_modules/.cache/lighthouse';
const bin = `${folder}/node_modules/.bin`;
const run = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>;
};

const runs = 5;

/**
 * Prints Lighthouse's scores of the build in dist/ as a phone on slow 4G, throttled for real, the
 * median of five: of every screen, or of those whose paths are given, such as `defense/team/`.
 */
export async function main(paths: string[]): Promise<void> {
  if (!existsSync(bin)) {
    await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', ...packages]);
  }
  const chrome = (await findBrowser()) ?? (await installBrowser()) ?? '';
  const server = await preview({
    logLevel: 'silent',
    preview: { host: 'localhost', port: await freePort(), strictPort: true },
  });
  const cells = (values: readonly (string | number)[]) => console.log(`| ${values.join(' | ')} |`);
  cells(['screen', ...categories, 'first paint', 'largest paint', 'blocked', 'shift']);
  cells(['---', ...categories.map(() => '---'), '---', '---', '---', '---']);
  for (const path of paths.length > 0 ? paths : drawnScreens) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) {
      reports.push(await report(`${server.resolvedUrls?.local[0]}${path}`, chrome));
    }
    const metric = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue));
    cells([
      `\`/${path}\``,
      ...categories.map((id) =>
        Math.round(median(reports.map(({ categories }) => categories[id].score)) * 100),
      ),
      `${Math.round(metric('first-contentful-paint'))} ms`,
      `${Math.round(metric('largest-contentful-paint'))} ms`,
      `${Math.round(metric('total-blocking-time'))} ms`,
      metric('cumulative-layout-shift').toFixed(3),
    ]);
    for (const fault of faultsOf(reports)) console.log(`  ${fault}`);
  }
  await server.close();
}

async function report(url: string, chrome: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const { stdout } = await run(
    `${bin}/node`,
    [
      ...[
        `${bin}/lighthouse`,
        url,
        '--output=json',
        '--output-path=stdout',
        '--quiet',
        '--form-factor=mobile',
      ],
      ...['--throttling-method=devtools', `--chrome-flags=${flags}`],
    ],
    { maxBuffer: 1e9, env: { ...process.env, CHROME_PATH: chrome } },
  );
  return JSON.parse(stdout);
}

function median(values: readonly (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? Number.NaN).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The audits of other categories than speed that any run did not pass. */
function faultsOf(reports: readonly Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score !== 1)
      .map(([id]) => id),
  );
  return [...new Set(failed)];
}
