/** The text pages, by path, in the order of the footer. */
export const pages = ['game', 'about', 'terms', 'contact', 'privacy', 'disclaimer'] as const;

export type Page = (typeof pages)[number];
