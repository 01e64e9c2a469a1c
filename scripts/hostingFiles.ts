import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';
import { everywhere, immutable, revalidated } from './headers.mjs';

/**
 * Writes what static hosts read: `_headers`, and the app once more as 404.html, for the addresses
 * that are no file. There are no `_redirects`: every screen has its page, and Cloudflare would
 * follow them where there is a file as well.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function hostingFiles(): Plugin {
  return afterBuild('hosting-files', ({ folder, base }) => {
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
 * The text of `_headers` for a site of these files and folders. No two patterns give the same
 * header to an answer: hosts would join the values with a comma.
 */
export function headersFileOf(base: string, names: readonly string[]): string {
  const others = names
    .filter((name) => name !== 'assets/')
    .flatMap((name) => (name.endsWith('/') ? [name.slice(0, -1), `${name}*`] : [name]));
  const blocks = [
    [`${base}*`, everywhere],
    [`${base}assets/*`, { 'Cache-Control': immutable }],
    ...['', ...others].map((path) => [base + path, { 'Cache-Control': revalidated }] as const),
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
