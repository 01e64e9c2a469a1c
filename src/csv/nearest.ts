/** More mistakes than this make another word. */
const maxMistakes = 2;

/**
 * The candidate with the fewest mistakes between it and the word: at most two, and at most in
 * half of its letters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.min(maxMistakes, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const count = mistakes(word, candidate);
    if (count < fewest) [best, fewest] = [candidate, count];
  }
  return best;
}

/** Letters that are wrong, left out or too many, and pairs of them in the wrong order. */
function mistakes(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let at = 1; at <= word.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const wrong = word[at - 1] === other[to - 1] ? 0 : 1;
      row[to] = Math.min(last[to - 1]! + wrong, last[to]! + 1, row[to - 1]! + 1);
      if (to > 1 && word[at - 1] === other[to - 2] && word[at - 2] === other[to - 1]) {
        row[to] = Math.min(row[to]!, beforeLast[to - 2]! + 1);
      }
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
