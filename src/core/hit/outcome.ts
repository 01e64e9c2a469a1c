/** A range of multipliers; unlike in coverage, an immunity is not a resistance. */
export type Outcome = 'weakness' | 'normal' | 'resistance' | 'immunity';

/** The outcome of the multiplier: above 1, 1, below 1, or 0. */
export function outcomeOf(multiplier: number): Outcome {
  if (multiplier > 1) return 'weakness';
  if (multiplier === 1) return 'normal';
  return multiplier > 0 ? 'resistance' : 'immunity';
}

/** The numbers of matchups per outcome; their sum is the number of all matchups. */
export type Outcomes = {
  weaknesses: number;
  normal: number;
  resistances: number;
  immunities: number;
};

/** Counts the matchups by multiplier: above 1, 1, below 1, and 0. */
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

/** Groups items by multiplier, the largest first; a group keeps the order of its items. */
export function groupByMultiplier<Item>(
  items: readonly Item[],
  getMultiplier: (item: Item) => number,
): [multiplier: number, items: Item[]][] {
  const groups = new Map<number, [multiplier: number, items: Item[]]>();
  for (const item of items) {
    const multiplier = getMultiplier(item);
    // In single precision, 1.2 and 1.2000000000000002 are equal.
    const key = Math.fround(multiplier);
    const group = groups.get(key);
    if (group) group[1].push(item);
    else groups.set(key, [multiplier, [item]]);
  }
  return [...groups.values()].sort(([one], [other]) => other - one);
}
