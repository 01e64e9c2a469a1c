import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everywhere, file, headersOf, immutable, revalidated } from './headers.mjs';
import { caddyfile, nginxConf } from './hosting.ts';
import { headersFileOf } from './hostingFiles.ts';
import { sitePages } from './siteFiles.ts';

const paths = [
  '/',
  '/index.html',
  '/sw.js',
  '/manifest.webmanifest',
  '/pokedex.json',
  '/locales/de.json',
  '/icons/192.png',
  '/assets/index-abc.js',
  '/defense',
  ...sitePages.map((page) => `/${page}`),
];
const names = [
  ...['about/', 'assets/', 'contact/', 'defense/', 'disclaimer/', 'icons/', 'index.html'],
  ...['locales/', 'offense/', 'privacy/', 'terms/'],
  ...['manifest.webmanifest', 'pokedex.json', 'sw.js'],
];

describe('the committed configurations', () => {
  it.each([
    ['hosting/nginx.conf', nginxConf('/')],
    ['hosting/Caddyfile', caddyfile('/')],
  ])('%s is what `npm run hosting` writes', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('_headers', () => {
  /** What a host answers that joins the values of all patterns that match, as Cloudflare does. */
  function answered(text: string, path: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const block of text.trim().split('\n\n')) {
      const [pattern = '', ...lines] = block.split('\n');
      const [start = '', end] = pattern.split('*');
      if (end === undefined ? path !== start : !path.startsWith(start)) continue;
      for (const line of lines) {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        found[name] = name in found ? `${found[name]}, ${value}` : value;
      }
    }
    return found;
  }

  it.each(paths)('says of %s what the table says, below a base as well', (path) => {
    expect(answered(headersFileOf('/', names), path)).toEqual(headersOf(path));
    expect(answered(headersFileOf('/tool/', names), `/tool${path}`)).toEqual(headersOf(path));
  });

  // https://developers.cloudflare.com/pages/configuration/headers/
  it('keeps to what hosts accept: 100 patterns, 2000 characters a line', () => {
    const lines = headersFileOf('/', names).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('an address that is no file of the site', () => {
  it.each(['/v6.5', '/about.html', '/foo.html', '/defense', '/', '/pokedex.json'])(
    'may be answered by the page of the app: %s',
    (path) => expect(path).not.toMatch(file),
  );

  it.each(['/assets/index-abc.js', '/locales/de.json', '/icons/192.png', '/screenshots/wide.png'])(
    'never is where a tab would take the page for its file: %s',
    (path) => expect(path).toMatch(file),
  );
});

describe('the table', () => {
  it('keeps for a year what has its content in its name, and nothing else', () => {
    for (const path of paths) {
      const { 'Cache-Control': caching } = headersOf(path);
      expect(caching).toBe(path.startsWith('/assets/') ? immutable : revalidated);
    }
  });

  it('allows nothing unsafe', () => {
    expect(everywhere['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:|data:/);
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
