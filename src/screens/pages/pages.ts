/** The pages that are no calculators, in the order of the footer. */
export const pages = [
  'practice',
  'game',
  'about',
  'terms',
  'contact',
  'privacy',
  'disclaimer',
] as const;

export type PageName = (typeof pages)[number];

/** The letter that opens the page of practice. */
export const practiceShortcut = 'p';

/** The path of the page. */
export function pagePath(page: PageName): string {
  return page === 'practice' ? '/offense/practice/' : `/${page}/`;
}
