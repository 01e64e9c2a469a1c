/** The generations that introduced parts of the rules. */
export const featureSince = { items: 2, abilities: 3, inverse: 6, thirdType: 6, tera: 9 } as const;

/** A part of the rules that some generations and games lack. */
export type Feature = keyof typeof featureSince;
