/** What a multiplier comes to; to take nothing is no resistance. */
export type Outcome = 'weakness' | 'normal' | 'resistance' | 'immunity';

/** What the multiplier comes to: above 1, 1, below 1, or 0. */
export function outcomeOf(multiplier: number): Outcome {
  if (multiplier > 1) return 'weakness';
  if (multiplier === 1) return 'normal';
  return multiplier > 0 ? 'resistance' : 'immunity';
}

/** How many come to what: together all. */
export type Outcomes = {
  weaknesses: number;
  normal: number;
  resistances: number;
  immunities: number;
};

/** How many of the matchups are for more than 1, for 1, for less, and for 0. */
export function countOutcomes(matchups: readonly { multiplier: number }[]): Outcomes {
  const count: Record<Outcome, number> = { weakness: 0, normal: 0, resistance: 0, immunity: 0 };
  for (const { multiplier } of matchups) count[outcomeOf(multiplier)]++;
  return {
    weaknesses: count.weakness,
    normal: count.normal,
    resistances: count.resistance,
    immunities: count.immunity,
  };
}

/** The items of each multiplier, in the order given, from the largest multiplier down. */
export function groupByMultiplier<Item>(
  items: readonly Item[],
  multiplierOf: (item: Item) => number,
): [multiplier: number, items: Item[]][] {
  const groups = new Map<number, [multiplier: number, items: Item[]]>();
  for (const item of items) {
    const multiplier = multiplierOf(item);
    // Single precision takes 1.2 and 1.2000000000000002 as the same.
    const key = Math.fround(multiplier);
    const group = groups.get(key);
    if (group) group[1].push(item);
    else groups.set(key, [multiplier, [item]]);
  }
  return [...groups.values()].sort(([one], [other]) => other - one);
}
