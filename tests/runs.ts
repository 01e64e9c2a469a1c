const isFull = Boolean(process.env.FULL);

/** The number of values of each property that the environment asks for; 0 by default. */
const requestedRuns = Number(process.env.PROPERTY_RUNS ?? 0);

/** Whether each run has new values, and not the same ones every time. */
export const hasNewValues = isFull || requestedRuns > 0;

/** How many random values a property has by default: more before a release than before a commit. */
export const defaultRuns = requestedRuns || (isFull ? 1000 : 200);

/** The number for a property that takes milliseconds for each value. */
export const slowRuns = requestedRuns || (isFull ? 100 : 20);

/** The number for a property that compares a search with a slow one. */
export const searchRuns = Math.max(requestedRuns, isFull ? 2000 : 40);
