/** The card that chats show for a link, below `public`; `npm run card` draws it. */
export const cardFile = 'screenshots/card.png';

export const cardSize = { width: 1200, height: 630 };

/**
 * The tags that say what a link looks like in a chat, besides its title and its description. The address of a
 * picture has to be absolute, so a build that does not know the site's address has no picture.
 */
export function shareTags(siteUrl: string, path: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Countertype',
    ...(siteUrl && {
      'og:image': new URL(cardFile, siteUrl).href,
      'og:image:width': `${cardSize.width}`,
      'og:image:height': `${cardSize.height}`,
      'og:image:alt': 'Countertype',
    }),
  };
  const tags = [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    `<meta name="twitter:card" content="${siteUrl ? 'summary_large_image' : 'summary'}">`,
    // The app writes the address of the screen that it shows.
    ...(siteUrl
      ? [`<meta data-static property="og:url" content="${new URL(path, siteUrl)}">`]
      : []),
  ];
  return tags.map((tag) => `  ${tag}\n  `).join('');
}
