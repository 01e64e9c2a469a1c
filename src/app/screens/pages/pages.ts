import { practicePath } from '#core/practice/practicePath.ts';

/** The pages that are not calculators, in the order of the footer. */
export const pages = [
  'practice',
  'game',
  'box',
  'about',
  'terms',
  'contact',
  'privacy',
  'disclaimer',
] as const;

export type PageName = (typeof pages)[number];

/** The key that opens the practice page. */
export const practiceShortcut = 'p';

/** Returns the path of the page. */
export function pagePath(page: PageName): string {
  return page === 'practice' ? practicePath : `/${page}/`;
}
