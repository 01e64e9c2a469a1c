import { calculators } from '#core/links/registry.ts';

/** The file with which an address bar searches the site. */
export const openSearchFile = 'opensearch.xml';

/** Formats the description of a search (https://github.com/dewitt/opensearch), whose text Defense searches. */
export function formatOpenSearch(siteUrl: string): string {
  const url = `${siteUrl}${calculators.defense.path.slice(1)}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Countertype</ShortName>
  <Description>Pokémon type matchups</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/png">${siteUrl}icons/48.png</Image>
  <Url type="text/html" template="${url}"/>
</OpenSearchDescription>
`;
}
