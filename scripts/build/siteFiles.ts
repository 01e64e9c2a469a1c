import type { Plugin } from 'vite';
import { formatHeadersFile } from './headers.ts';
import { screens } from './screens.ts';

/** The addresses of the people who run the site; '' for one that the build does not know. */
type SiteContacts = { siteUrl: string; sourceUrl: string; email: string };

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Writes robots.txt, the headers of a site below a path, a sitemap if the site's address is known, and security.txt if somebody can be told. */
export function siteFiles(contacts: SiteContacts): Plugin {
  const { siteUrl } = contacts;
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
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(siteUrl) });
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

function sitemapOf(siteUrl: string): string {
  const urls = screens
    .filter(({ isPart }) => !isPart)
    .map(({ path }) => `  <url><loc>${new URL(path, siteUrl)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
