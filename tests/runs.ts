const isFull = Boolean(process.env.FULL);

/** How many random values a property has by default: more before a release than before a commit. */
export const defaultRuns = isFull ? 1000 : 200;

/** The number for a property that takes milliseconds for each value. */
export const slowRuns = isFull ? 100 : 20;

/** The number for a property that compares a search with a slow one. */
export const searchRuns = isFull ? 2000 : 40;
