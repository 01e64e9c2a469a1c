/** The site map of the screens of the app, beside those of the answer pages. */
export const screensMap = 'sitemap-screens.xml';

/** Formats a site map of the pages (https://www.sitemaps.org). */
export function formatSiteMap(urls: readonly string[]): string {
  return format('urlset', 'url', urls);
}

/** Formats a list of site maps. */
export function formatSiteMapIndex(urls: readonly string[]): string {
  return format('sitemapindex', 'sitemap', urls);
}

function format(list: string, item: string, urls: readonly string[]): string {
  const items = urls.map((url) => `  <${item}><loc>${url}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${list}>
`;
}
