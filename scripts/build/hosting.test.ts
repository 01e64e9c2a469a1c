import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkInlineScripts,
  filePath,
  formatHeadersFile,
  formatPolicyTag,
  headersOf,
} from './headers.ts';
import { answerPath } from './offline.ts';
import { formatOpenSearch } from './openSearch.ts';
import { formatSecurity } from './siteFiles.ts';

const headers = Object.entries(headersOf('/'));

describe('public/_headers', () => {
  it('allows nothing unsafe', () => {
    const { 'Content-Security-Policy': policy } = headersOf('/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it('lets browsers cache files with a hash in their name for a year', () => {
    expect(headersOf('/assets/index-abc.js')['Cache-Control']).toMatch(/immutable/);
    for (const path of ['/', '/sw.js', '/pokedex.json', '/locales/de.json', '/defense']) {
      expect(headersOf(path)['Cache-Control']).toBe('no-cache');
    }
  });

  it('lets other sites read the files for programs, and no others', () => {
    const readers = (path: string) => headersOf(path)['Access-Control-Allow-Origin'];
    expect(readers('/api/v1/defense/dragon-ground.json')).toBe('*');
    for (const path of ['/', '/pokedex.json', '/types/fire/', '/cards/fire.png', '/assets/a.js'])
      expect(readers(path)).toBeUndefined();
  });

  // The hosts that read it always have HTTPS.
  it('keeps the site on HTTPS for a year', () => {
    expect(readFileSync('public/_headers', 'utf8')).toContain(
      '  Strict-Transport-Security: max-age=31536000\n',
    );
  });

  // https://developers.cloudflare.com/pages/configuration/headers/
  it('has lines of at most 2000 characters, as hosts require', () => {
    const lengths = readFileSync('public/_headers', 'utf8')
      .split('\n')
      .map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
  });
});

// Regression: below a sub-path, no file was cached.
it('public/_headers has the paths of a site below a path', () => {
  const changed = formatHeadersFile('/tool/');
  expect(changed.match(/^\/.*$/gm)).toEqual(['/*', '/tool/assets/*', '/tool/api/*']);
  expect(changed.replaceAll('/tool', '')).toBe(readFileSync('public/_headers', 'utf8'));
  expect(formatHeadersFile('/')).toBe(readFileSync('public/_headers', 'utf8'));
});

it('a page has the policy of the headers but what only headers can have', () => {
  const { 'Content-Security-Policy': policy } = headersOf('/');
  const [, inPage] = /^<meta http-equiv="Content-Security-Policy" content="([^"]+)">$/.exec(
    formatPolicyTag(),
  )!;
  expect(inPage!.replace('; require-', "; frame-ancestors 'self'; require-")).toBe(policy);
});

describe('hosting/nginx.conf', () => {
  const nginx = readFileSync('hosting/nginx.conf', 'utf8');

  it.each(headers.filter(([name]) => name !== 'Cache-Control'))('has %s', (name, value) => {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  });

  it.each(['/', '/assets/index-abc.js'])('caches %s alike', (path) => {
    const { 'Cache-Control': caching } = headersOf(path);
    expect(nginx).toContain(`"${caching}";`);
  });

  it('lets other sites read the files for programs, and no others', () => {
    expect(nginx).toMatch(/map \$uri \$origins \{\s+default "";\s+~\^\/api\/ "\*";\s+\}/);
    expect(nginx).toContain('add_header Access-Control-Allow-Origin $origins;');
  });

  // Regression: /.git/config was answered with the page of the app.
  it('has no path with a name that begins with a dot, but those of security.txt', () => {
    expect(nginx).toMatch(/location ~ \/\\\.\(\?!well-known\/\) \{\s+return 404;/);
  });

  it('has the folders of files', () => {
    const folders = filePath.source.replaceAll('\\/', '/');
    expect(nginx).toContain(`location ~ ${folders} {`);
  });
});

describe('a missing file', () => {
  it.each([
    '/types/nothing/',
    '/de/pokemon/nothing/',
    '/v6.5',
    '/about.html',
    '/foo.html',
    '/defense',
    '/',
    '/pokedex.json',
  ])('is the page of the app at %s', (path) => expect(path).not.toMatch(filePath));

  it.each([
    '/assets/index-abc.js',
    '/locales/de.json',
    '/bosses/emerald.json',
    '/learn/9.json',
    '/learners/9.json',
    '/moves/ja.json',
    '/icons/192.png',
    '/screenshots/wide.png',
    '/.well-known/security.txt',
    '/favicon.ico',
    '/sitemap.xml',
    '/sitemap-de.xml',
    '/api/v1/defense/nothing.json',
    '/cards/nothing.png',
  ])('is an error at %s', (path) => expect(path).toMatch(filePath));
});

describe('the service worker leaves the answer pages to the network', () => {
  it.each(['/types/fire/', '/tool/de/pokemon/garchomp/?x=1', '/api/v1/index.json', '/cards/a.png'])(
    'such as %s',
    (path) => expect(path).toMatch(answerPath),
  );

  it.each(['/', '/defense/?types=fire', '/defense/?pokemon=a&x=/types/', '/offense/chart/'])(
    'but not the screen %s',
    (path) => expect(path).not.toMatch(answerPath),
  );
});

it('an address bar searches with the parameter that Defense reads', () => {
  const url = /template="([^"]+)"/.exec(formatOpenSearch('https://countertype.example/'))?.[1];
  expect(url).toBe('https://countertype.example/defense/?q={searchTerms}');
});

// https://www.rfc-editor.org/rfc/rfc9116
describe('security.txt', () => {
  const now = new Date('2026-11-26T00:00:00Z');
  const siteUrl = 'https://countertype.example/';

  it('has the addresses, its own, and a date within a year', () => {
    const contacts = { siteUrl, sourceUrl: 'https://code.example/', email: 'us@code.example' };
    expect(formatSecurity(contacts, now)).toBe(
      'Contact: mailto:us@code.example\nContact: https://code.example/\n' +
        'Expires: 2027-11-25T23:59:59.999Z\nPreferred-Languages: en\n' +
        'Canonical: https://countertype.example/.well-known/security.txt\n',
    );
  });

  it('does not exist without an address', () => {
    expect(formatSecurity({ siteUrl, sourceUrl: '', email: '' }, now)).toBeUndefined();
  });
});

describe('the container', () => {
  const lines = readFileSync('hosting/Containerfile', 'utf8').split('\n');
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it.each(copied)('finds %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it('runs without root', () => {
    expect(lines).toContain('USER nginx');
  });
});

it('a build fails if the policy does not have the hashes of the scripts in its pages', () => {
  expect(() => checkInlineScripts({ 'a.ts': 'alert(1)', 'b.ts': 'alert(2)' })).toThrow(
    // From `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    "hashes of a.ts and b.ts in public/_headers and hosting/nginx.conf must be 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-",
  );
});
