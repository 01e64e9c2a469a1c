import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const headersFile = readFileSync('public/_headers', 'utf8');

/** The headers of every response, and those of the files in assets/ and in api/, from public/_headers. */
const [everywhere = {}, assets = {}, api = {}] = headersFile
  .trim()
  .split('\n\n')
  .map((block) => {
    const lines = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
    return Object.fromEntries(lines.map(([, name, value]) => [name, value])) as Record<
      string,
      string
    >;
  });

/** The headers of the response for a path below the base. All files but those in assets/ are revalidated by ETag. Only hosts that read public/_headers always have HTTPS. */
export function headersOf(path: string): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...headers } = everywhere;
  const caching = path.startsWith('/assets/') ? assets : { 'Cache-Control': 'no-cache' };
  return { ...headers, ...caching, ...(path.startsWith('/api/') ? api : {}) };
}

/** The policy of the headers in a page itself, for hosts that send none; browsers ignore `frame-ancestors` there. */
export function formatPolicyTag(): string {
  const policy = (everywhere['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Throws if the policy does not allow exactly the scripts that stand in pages, by the names of their files. */
export function checkInlineScripts(scripts: Readonly<Record<string, string>>): void {
  const [, policy] =
    /script-src 'self' ([^;]*);/.exec(everywhere['Content-Security-Policy'] ?? '') ?? [];
  const hashes = Object.values(scripts).map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  if (policy !== hashes.join(' '))
    throw new Error(
      `The hashes of ${Object.keys(scripts).join(' and ')} in public/_headers and hosting/nginx.conf must be ${hashes.join(' ')}`,
    );
}

/** Paths that never get the page of the app as a response, because an old tab would use it as the file it requested, and a crawler would read it as a site map. */
export const filePath =
  /^\/((api|assets|bosses|cards|icons|learn|learners|locales|moves|screenshots|\.well-known)\/|(favicon\.ico|sitemap[\w-]*\.xml)$)/;

/** The text of `public/_headers` for a site below a path, such as `/tool/`. */
export function formatHeadersFile(base: string): string {
  return headersFile.replaceAll(/^\/(?=.+\/)/gm, base);
}
