/** The maximum number of mistakes; words that differ by more are different words. */
const maxMistakes = 2;

/**
 * The candidate that differs from the word by the fewest mistakes: at most two, and at most one per
 * two letters of the word.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let bestCandidate: string | undefined;
  let bestCount = Math.min(maxMistakes, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestCount) continue;
    const count = countMistakes(word, candidate);
    if (count < bestCount) [bestCandidate, bestCount] = [candidate, count];
  }
  return bestCandidate;
}

/** The number of wrong, missing and extra letters, and of swapped pairs. */
function countMistakes(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let at = 1; at <= word.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const cost = word[at - 1] === other[to - 1] ? 0 : 1;
      row[to] = Math.min(last[to - 1]! + cost, last[to]! + 1, row[to - 1]! + 1);
      if (to > 1 && word[at - 1] === other[to - 2] && word[at - 2] === other[to - 1]) {
        row[to] = Math.min(row[to]!, beforeLast[to - 2]! + 1);
      }
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
