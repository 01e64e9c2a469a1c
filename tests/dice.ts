/** A generator of random picks. */
export type Dice = {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  one: <T>(list: readonly T[]) => T;
  /** From 0 to `maxCount` items of the list, possibly repeated. */
  sample: <T>(list: readonly T[], maxCount: number) => T[];
};

/** The same picks for the same seed, by Lehmer's generator with the factor of MINSTD: https://dl.acm.org/doi/10.1145/63039.63042 */
export function diceOf(seed: number): Dice {
  let state = seed;
  function below(limit: number): number {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  }
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const sample = <T>(list: readonly T[], maxCount: number) =>
    Array.from({ length: below(maxCount + 1) }, () => one(list));
  // The first numbers of neighboring seeds are similar.
  for (let skipped = 0; skipped < 3; skipped++) below(1);
  return { below, one, sample };
}
