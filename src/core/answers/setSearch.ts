import { type CountedSet, findLocalBest, type HitGroup } from './localSearch.ts';

/** The sets of one size that hit the most targets, and the number of those targets. */
export type SetSearchResult = {
  /** At most 50 of the tied sets, in lexicographic order. */
  sets: (readonly number[])[];
  /** Number of tied sets, 1 or more; if `isExact` is false, only among the compared sets. */
  ties: number;
  hitCount: number;
  /** Whether the search compared every set or excluded it by a bound. */
  isExact: boolean;
};

/** The state of the search for all sets with the same first positions. */
type Branch = {
  hitCount: number;
  /** The gain of each later position; the entries of earlier positions are out of date. */
  gains: Int32Array;
  /** The indexes of the groups that are not hit, in the first `missCount` entries. */
  misses: Int32Array;
  missCount: number;
  /** A buffer for `computeBound`: one number per position that the branch still needs. */
  largestGains: Int32Array;
};

const maxSets = 50;

/** The number of branches of a full search for six of 30 positions, all sets of at most five. */
const maxVisits = 174_437;

/**
 * The sets of `size` (at most `positionCount`) positions below `positionCount` that hit the most
 * targets, by branch and bound with at most 174,437 visits: exact up to six of 30, five of 45 and
 * four of 64 positions, and never worse than the local search from each position.
 */
export function searchSets(
  groups: readonly HitGroup[],
  positionCount: number,
  size: number,
): SetSearchResult {
  if (size === 0) return { sets: [[]], ties: 1, hitCount: 0, isExact: true };
  const start = findLocalBest(groups, positionCount, size);
  const branches = makeBranches(groups, positionCount, size);
  const extend = makeExtend(groups, positionCount);
  const set: number[] = Array(size).fill(0);
  let { hitCount } = start;
  let sets: SetSearchResult['sets'] = [];
  let ties = 0;
  let visits = 0;

  function recordSet(total: number): void {
    if (total > hitCount) {
      hitCount = total;
      sets = [];
      ties = 0;
    }
    ties++;
    if (sets.length < maxSets) sets.push([...set]);
  }

  function visit(depth: number, first: number): void {
    visits++;
    const branch = branches[depth] as Branch;
    const remaining = size - depth;
    // Visits branches that may tie, because all ties count.
    if (visits > maxVisits || computeBound(branch, first) < hitCount) return;
    for (let position = first; position <= positionCount - remaining; position++) {
      set[depth] = position;
      if (remaining > 1) {
        extend(branch, position, branches[depth + 1] as Branch);
        visit(depth + 1, position + 1);
        continue;
      }
      const total = branch.hitCount + (branch.gains[position] as number);
      if (total >= hitCount) recordSet(total);
    }
  }

  visit(0, 0);
  if (visits <= maxVisits) return { sets, ties, hitCount, isExact: true };
  const best = searchFromEachPosition(start, groups, positionCount, size);
  if (ties > 0 && hitCount >= best.hitCount) return { sets, ties, hitCount, isExact: false };
  return { sets: [best.set], ties: 1, hitCount: best.hitCount, isExact: false };
}

/** One branch per number of positions below `size`; the first one covers all sets. */
function makeBranches(groups: readonly HitGroup[], positionCount: number, size: number): Branch[] {
  const gains = new Int32Array(positionCount);
  for (const { hitBy, count } of groups) {
    for (const position of hitBy) gains[position]! += count;
  }
  return Array.from({ length: size }, (_, depth) => ({
    hitCount: 0,
    gains: gains.slice(),
    misses: Int32Array.from(groups.keys()),
    missCount: groups.length,
    largestGains: new Int32Array(size - depth),
  }));
}

/** Adds a later position to a branch and writes the new branch into `result`. */
type Extend = (branch: Branch, position: number, result: Branch) => void;

function makeExtend(groups: readonly HitGroup[], positionCount: number): Extend {
  const isHitBy = Array.from({ length: positionCount }, () => new Uint8Array(groups.length));
  for (const [index, { hitBy }] of groups.entries()) {
    for (const position of hitBy) isHitBy[position]![index] = 1;
  }
  return (branch, position, result) => {
    const isHit = isHitBy[position] as Uint8Array;
    const { gains, misses } = result;
    gains.set(branch.gains);
    let missCount = 0;
    for (let miss = 0; miss < branch.missCount; miss++) {
      const index = branch.misses[miss] as number;
      if (isHit[index] === 0) {
        misses[missCount++] = index;
        continue;
      }
      const { hitBy, count } = groups[index] as HitGroup;
      for (let last = hitBy.length - 1; hitBy[last]! > position; last--)
        gains[hitBy[last]!]! -= count;
    }
    result.missCount = missCount;
    result.hitCount = branch.hitCount + (branch.gains[position] as number);
  };
}

/** An upper bound of the branch: its hits plus the largest gains of positions from `first` on. */
function computeBound({ hitCount, gains, largestGains }: Branch, first: number): number {
  largestGains.fill(0);
  for (let position = first; position < gains.length; position++) {
    let gain = gains[position] as number;
    for (let rank = 0; rank < largestGains.length; rank++) {
      const other = largestGains[rank] as number;
      if (gain <= other) continue;
      largestGains[rank] = gain;
      gain = other;
    }
  }
  return largestGains.reduce((sum, gain) => sum + gain, hitCount);
}

/** The best of `start` and of the local searches from each position, the first of equal ones. */
function searchFromEachPosition(
  start: CountedSet,
  groups: readonly HitGroup[],
  positionCount: number,
  size: number,
): CountedSet {
  const positions = Array.from({ length: positionCount }, (_, position) => position);
  return positions
    .map((position) => findLocalBest(groups, positionCount, size, [position]))
    .reduce((best, each) => (each.hitCount > best.hitCount ? each : best), start);
}
