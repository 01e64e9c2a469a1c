import { readFileSync } from 'node:fs';

/** The headers of every response, and those of the files of assets/, as public/_headers has them. */
const [everywhere = {}, assets = {}] = readFileSync('public/_headers', 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const lines = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
    return Object.fromEntries(lines.map(([, name, value]) => [name, value])) as Record<
      string,
      string
    >;
  });

/** The headers of the response for a path below the base; all but assets/ is revalidated by its ETag. */
export function headersOf(path: string): Record<string, string> {
  const caching = path.startsWith('/assets/') ? assets : { 'Cache-Control': 'no-cache' };
  return { ...everywhere, ...caching };
}

/** Paths that are never answered with the page of the app: an old tab would take it for its file. */
export const filePath = /^\/(assets|icons|locales|screenshots)\//;
