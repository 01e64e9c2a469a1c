import { type CountedSet, findLocalBest, type HitGroup } from './localSearch.ts';

/** The sets of one size that hit the most targets, and how many they hit. */
export type SetSearchResult = {
  /** At most 50 of those that tie, in lexicographic order. */
  sets: (readonly number[])[];
  /** How many sets tie, 1 or more; where `isExact` is false, of those that were compared. */
  ties: number;
  hit: number;
  /** Whether every set was compared, or ruled out by a bound. */
  isExact: boolean;
};

/** What all sets with the same first places have in common. */
type Branch = {
  hit: number;
  /** What each place after those would add; places before are out of date. */
  gains: Int32Array;
  /** The indexes of the groups not hit, `missCount` of them. */
  misses: Int32Array;
  missCount: number;
  /** One number for each place that sets of the branch still need; `boundOf` writes them. */
  largest: Int32Array;
};

const maxSets = 50;

/** All branches of a search for six of 30: the sets of at most five of them. */
const maxVisits = 174_437;

/**
 * The sets of `size` of the first `placeCount` places, at most all of them, that hit the most, by
 * branch and bound with at most 174,437 visits: always exact up to six of 30, five of 45 and four of
 * 64 places. A result that is not exact is no worse than the local search from each place.
 */
export function searchSets(
  groups: readonly HitGroup[],
  placeCount: number,
  size: number,
): SetSearchResult {
  if (size === 0) return { sets: [[]], ties: 1, hit: 0, isExact: true };
  const start = findLocalBest(groups, placeCount, size);
  const branches = makeBranches(groups, placeCount, size);
  const extend = makeExtend(groups, placeCount);
  const set: number[] = Array(size).fill(0);
  let { hit } = start;
  let sets: SetSearchResult['sets'] = [];
  let ties = 0;
  let visits = 0;

  function record(total: number): void {
    if (total > hit) {
      hit = total;
      sets = [];
      ties = 0;
    }
    ties++;
    if (sets.length < maxSets) sets.push([...set]);
  }

  function visit(depth: number, first: number): void {
    visits++;
    const branch = branches[depth] as Branch;
    const left = size - depth;
    // A branch that may tie is visited, because all ties are counted.
    if (visits > maxVisits || boundOf(branch, first) < hit) return;
    for (let place = first; place <= placeCount - left; place++) {
      set[depth] = place;
      if (left > 1) {
        extend(branch, place, branches[depth + 1] as Branch);
        visit(depth + 1, place + 1);
        continue;
      }
      const total = branch.hit + (branch.gains[place] as number);
      if (total >= hit) record(total);
    }
  }

  visit(0, 0);
  if (visits <= maxVisits) return { sets, ties, hit, isExact: true };
  const best = searchFromEachPlace(start, groups, placeCount, size);
  if (ties > 0 && hit >= best.hit) return { sets, ties, hit, isExact: false };
  return { sets: [best.set], ties: 1, hit: best.hit, isExact: false };
}

/** A branch for each number of places below `size`; the first is that of all sets. */
function makeBranches(groups: readonly HitGroup[], placeCount: number, size: number): Branch[] {
  const gains = new Int32Array(placeCount);
  for (const { hitBy, count } of groups) {
    for (const place of hitBy) gains[place]! += count;
  }
  return Array.from({ length: size }, (_, depth) => ({
    hit: 0,
    gains: gains.slice(),
    misses: Int32Array.from(groups.keys()),
    missCount: groups.length,
    largest: new Int32Array(size - depth),
  }));
}

/** Writes a branch with one more place, behind all of its own, into another. */
type Extend = (branch: Branch, place: number, into: Branch) => void;

function makeExtend(groups: readonly HitGroup[], placeCount: number): Extend {
  const isHitBy = Array.from({ length: placeCount }, () => new Uint8Array(groups.length));
  for (const [index, { hitBy }] of groups.entries()) {
    for (const place of hitBy) isHitBy[place]![index] = 1;
  }
  return (branch, place, into) => {
    const isHit = isHitBy[place] as Uint8Array;
    const { gains, misses } = into;
    gains.set(branch.gains);
    let missCount = 0;
    for (let each = 0; each < branch.missCount; each++) {
      const index = branch.misses[each] as number;
      if (isHit[index] === 0) {
        misses[missCount++] = index;
        continue;
      }
      const { hitBy, count } = groups[index] as HitGroup;
      for (let last = hitBy.length - 1; hitBy[last]! > place; last--) gains[hitBy[last]!]! -= count;
    }
    into.missCount = missCount;
    into.hit = branch.hit + (branch.gains[place] as number);
  };
}

/** What no set of the branch exceeds: its hits and the largest gains of places from `first` on. */
function boundOf({ hit, gains, largest }: Branch, first: number): number {
  largest.fill(0);
  for (let place = first; place < gains.length; place++) {
    let gain = gains[place] as number;
    for (let rank = 0; rank < largest.length; rank++) {
      const other = largest[rank] as number;
      if (gain <= other) continue;
      largest[rank] = gain;
      gain = other;
    }
  }
  return largest.reduce((sum, gain) => sum + gain, hit);
}

/** The best that the local search finds from the start and from each place, the first of equals. */
function searchFromEachPlace(
  start: CountedSet,
  groups: readonly HitGroup[],
  placeCount: number,
  size: number,
): CountedSet {
  const places = Array.from({ length: placeCount }, (_, place) => place);
  return places
    .map((place) => findLocalBest(groups, placeCount, size, [place]))
    .reduce((best, each) => (each.hit > best.hit ? each : best), start);
}
