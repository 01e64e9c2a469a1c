/** The path of the practice screen, below the base path. */
export const practicePath = '/offense/practice/';
