import type { Plugin } from 'vite';
import { screens } from './screens.ts';

/** Writes robots.txt, and a sitemap if the site's address is known. */
export function siteFiles(siteUrl: string): Plugin {
  return {
    name: 'site-files',
    generateBundle() {
      const sitemap = siteUrl && `Sitemap: ${new URL('sitemap.xml', siteUrl)}\n`;
      const robots = `User-agent: *\nAllow: /\n${sitemap}`;
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
      if (!siteUrl) return;
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(siteUrl) });
    },
  };
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
