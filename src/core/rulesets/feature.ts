/** The generations that introduced parts of the rules. */
export const featureSince = {
  /** Moves whose matchup differs from that of their type. */
  moves: 1,
  items: 2,
  /** Weather, terrains and the effects of moves on the defender. */
  conditions: 2,
  abilities: 3,
  /** Battles of two against two. */
  doubles: 3,
  inverse: 6,
  thirdType: 6,
  tera: 9,
} as const;

/** A part of the rules that some generations and games lack. */
export type Feature = keyof typeof featureSince;
