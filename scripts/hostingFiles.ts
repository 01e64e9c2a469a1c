import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';
import { everywhere, immutable, revalidated } from './headers.mjs';
import { sitePages } from './siteFiles.ts';

/** The first steps of all addresses that are screens. */
const screens = [...new Set(sitePages.map((page) => page.slice(0, page.indexOf('/'))))];

/**
 * Writes what static hosts read: `_headers`, `_redirects`, and the app once more as 404.html, for
 * the addresses that are no screen and for hosts that read neither.
 */
export function hostingFiles(): Plugin {
  return afterBuild('hosting-files', ({ folder, base }) => {
    writeFileSync(join(folder, '_redirects'), redirectsOf(base));
    writeFileSync(join(folder, '_headers'), headersFileOf(base, namesIn(folder)));
    copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
  });
}

/** What lies in the folder itself; a folder in it ends with a slash. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
}

/**
 * The text of `_redirects`: a screen is answered by the page of the app. To `/` and not to
 * `/index.html`, which Cloudflare takes for a loop:
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsOf(base: string): string {
  return screens
    .flatMap((screen) => [`${base}${screen} ${base} 200`, `${base}${screen}/* ${base} 200`])
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * The text of `_headers` for a site of these files and folders. No two patterns give the same
 * header to an answer: hosts would join the values with a comma.
 */
export function headersFileOf(base: string, names: readonly string[]): string {
  const kept = names.filter((name) => name !== 'assets/').map((name) => name.replace(/\/$/, '/*'));
  const shown = screens.flatMap((screen) => [screen, `${screen}/*`]);
  const blocks = [
    [`${base}*`, everywhere],
    [`${base}assets/*`, { 'Cache-Control': immutable }],
    ...['', ...kept, ...shown].map(
      (path) => [base + path, { 'Cache-Control': revalidated }] as const,
    ),
  ] as const;
  return blocks
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .map((block) => `${block}\n`)
    .join('\n');
}
