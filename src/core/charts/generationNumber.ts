/** The number of a generation, 1 to 9, or `legendsZA`. */
export type GenerationNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | typeof legendsZA;

/** Stands for Legends: Z-A and Champions, which came after generation 9 and before generation 10. */
export const legendsZA = 9.5;
