import type { Plugin } from 'vite';
import { formatSiteMap, screensMap } from '../answers/siteMaps.ts';
import { formatHeadersFile } from './headers.ts';
import { formatOpenSearch, openSearchFile } from './openSearch.ts';
import { screens } from './screens.ts';

/** The addresses of the people who run the site; '' for one that the build does not know. */
type SiteContacts = { siteUrl: string; sourceUrl: string; email: string };

type SiteOptions = SiteContacts & {
  /** Whether there are answer pages, which have site maps of their own. */
  hasAnswerPages: boolean;
};

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Writes robots.txt, the headers of a site below a path, a sitemap and a search for browsers if the site's address is known, and security.txt if somebody can be told. */
export function siteFiles(contacts: SiteOptions): Plugin {
  const { siteUrl, hasAnswerPages } = contacts;
  let base = '/';
  return {
    name: 'site-files',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      if (base !== '/')
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeadersFile(base) });
      const sitemap = siteUrl && `Sitemap: ${new URL('sitemap.xml', siteUrl)}\n`;
      const robots = `User-agent: *\nAllow: /\n${sitemap}`;
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
      const security = formatSecurity(contacts, new Date());
      if (security)
        this.emitFile({
          type: 'asset',
          fileName: '.well-known/security.txt',
          source: security,
        });
      if (!siteUrl) return;
      const urls = screens
        .filter(({ isPart }) => !isPart)
        .map(({ path }) => new URL(path, siteUrl).href);
      const fileName = hasAnswerPages ? screensMap : 'sitemap.xml';
      this.emitFile({ type: 'asset', fileName, source: formatSiteMap(urls) });
      this.emitFile({ type: 'asset', fileName: openSearchFile, source: formatOpenSearch(siteUrl) });
    },
  };
}

/** Formats security.txt (RFC 9116), which says for a year where to report a vulnerability; undefined without an address. */
export function formatSecurity(
  { siteUrl, sourceUrl, email }: SiteContacts,
  now: Date,
): string | undefined {
  const addresses = [email && `mailto:${email}`, sourceUrl].filter(Boolean);
  if (addresses.length === 0) return undefined;
  const lines = [
    ...addresses.map((address) => `Contact: ${address}`),
    `Expires: ${new Date(now.getTime() + yearMs - 1).toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl ? [`Canonical: ${new URL('.well-known/security.txt', siteUrl)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
