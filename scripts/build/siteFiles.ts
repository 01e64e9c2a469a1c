import type { Plugin } from 'vite';
import { type Calculator, calculators, mainCalculators } from '#calculators/registry.ts';
import { pages } from '#screens/pages/pages.ts';

const pathOf = (name: Calculator) => calculators[name].path.slice(1);
const textPages = pages.map((page) => `${page}/`);

/** The addresses of the screens that search engines may list, below the base. */
const sitePages = [...mainCalculators.map(pathOf), ...textPages];

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
  const urls = sitePages.map((page) => `  <url><loc>${new URL(page, siteUrl)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
