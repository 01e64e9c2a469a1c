/** Whether each run has new values, and not the same ones every time. */
export const hasNewValues = Boolean(process.env.FULL);

/** How many random values a property has by default: more before a release than before a commit. */
export const defaultRuns = hasNewValues ? 1000 : 200;

/** The number for a property that takes milliseconds for each value. */
export const slowRuns = hasNewValues ? 100 : 20;

/** The number for a property that compares a search with a slow one. */
export const searchRuns = hasNewValues ? 2000 : 40;
