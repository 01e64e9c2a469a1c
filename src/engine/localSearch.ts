/** Targets that the same types hit, which are given by their places in a list, in ascending order. */
export type HitGroup = { readonly hitBy: readonly number[]; readonly count: number };

/** Places of types in a list, in ascending order, and how many targets they hit. */
export type CountedSet = { readonly set: readonly number[]; readonly hit: number };

/**
 * A set of `size` of the first `placeCount` places, at most all of them, that hits no more after an
 * exchange of one place: it begins with those given, takes what adds the most until it is full, and
 * then exchanges. The same arguments give the same set.
 */
export function findLocalBest(
  groups: readonly HitGroup[],
  placeCount: number,
  size: number,
  first: readonly number[] = [],
): CountedSet {
  const set = [...first];
  while (set.length < size) {
    const gains = countGains(set, groups, placeCount);
    set.push(gains.indexOf(Math.max(...gains)));
  }
  for (let sinceExchange = 0; sinceExchange < size; sinceExchange++) {
    const oldest = set.shift() as number;
    const gains = countGains(set, groups, placeCount);
    const most = Math.max(...gains);
    const isBetter = most > (gains[oldest] as number);
    set.push(isBetter ? gains.indexOf(most) : oldest);
    if (isBetter) sinceExchange = -1;
  }
  const isHit = ({ hitBy }: HitGroup) => hitBy.some((place) => set.includes(place));
  const hit = groups.reduce((sum, group) => sum + (isHit(group) ? group.count : 0), 0);
  return { set: set.sort((one, other) => one - other), hit };
}

/** What each place would add to the set; -1 for those in it. */
function countGains(
  set: readonly number[],
  groups: readonly HitGroup[],
  placeCount: number,
): number[] {
  const gains: number[] = Array(placeCount).fill(0);
  for (const { hitBy, count } of groups) {
    if (hitBy.some((place) => set.includes(place))) continue;
    for (const place of hitBy) gains[place]! += count;
  }
  for (const place of set) gains[place] = -1;
  return gains;
}
