/**
 * A number of targets that the same types hit; `hitBy` has the types' positions in a list,
 * ascending.
 */
export type HitGroup = { readonly hitBy: readonly number[]; readonly count: number };

/** Positions of types in ascending order, and the number of targets that they hit. */
export type CountedSet = { readonly set: readonly number[]; readonly hitCount: number };

/**
 * A set of `size` (at most `positionCount`) positions below `positionCount` that no exchange of one
 * position improves: it starts with `first`, adds the position with the largest gain until it is
 * full, and then exchanges positions. The result is deterministic.
 */
export function findLocalBest(
  groups: readonly HitGroup[],
  positionCount: number,
  size: number,
  first: readonly number[] = [],
): CountedSet {
  const set = [...first];
  while (set.length < size) {
    const gains = countGains(set, groups, positionCount);
    set.push(gains.indexOf(Math.max(...gains)));
  }
  for (let sinceExchange = 0; sinceExchange < size; sinceExchange++) {
    const oldest = set.shift() as number;
    const gains = countGains(set, groups, positionCount);
    const maxGain = Math.max(...gains);
    const isBetter = maxGain > (gains[oldest] as number);
    set.push(isBetter ? gains.indexOf(maxGain) : oldest);
    if (isBetter) sinceExchange = -1;
  }
  const isHit = ({ hitBy }: HitGroup) => hitBy.some((position) => set.includes(position));
  const hitCount = groups.reduce((sum, group) => sum + (isHit(group) ? group.count : 0), 0);
  return { set: set.sort((one, other) => one - other), hitCount };
}

/** The number of targets that each position adds to the set; -1 for positions in the set. */
function countGains(
  set: readonly number[],
  groups: readonly HitGroup[],
  positionCount: number,
): number[] {
  const gains: number[] = Array(positionCount).fill(0);
  for (const { hitBy, count } of groups) {
    if (hitBy.some((position) => set.includes(position))) continue;
    for (const position of hitBy) gains[position]! += count;
  }
  for (const position of set) gains[position] = -1;
  return gains;
}
