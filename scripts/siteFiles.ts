import type { Plugin } from 'vite';

/** The addresses of the screens that searchers may list, below the base. */
export const pages = [
  'defense/',
  'defense/team/',
  'offense/',
  'offense/coverage/',
  'about/',
  'terms/',
  'contact/',
  'privacy/',
  'disclaimer/',
];

/** The screens whose first picture comes with the page; the first one's serves all other addresses. */
export const drawnScreens = [
  ...pages,
  'offense/coverage/weakness/',
  'offense/coverage/resistance/',
  'offense/coverage/normal/',
];

/** Writes robots.txt, and a sitemap where the site's address is known. */
export function siteFiles(siteUrl: string): Plugin {
  return {
    name: 'site-files',
    generateBundle() {
      const sitemap = siteUrl && `Sitemap: ${new URL('sitemap.xml', siteUrl)}\n`;
      this.emitFile({
        type: 'asset',
        fileName: 'robots.txt',
        source: `User-agent: *\nAllow: /\n${sitemap}`,
      });
      if (siteUrl) {
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(siteUrl) });
      }
    },
  };
}

function sitemapOf(siteUrl: string): string {
  const urls = pages.map((page) => `  <url><loc>${new URL(page, siteUrl)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
