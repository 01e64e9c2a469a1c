/** Median nanoseconds for one of `count` answers of `run`, over nine rounds after a warm-up. */
export function nanoseconds(count: number, run: () => number): number {
  const rounds: number[] = [];
  for (let round = -3; round < 9; round++) {
    const start = process.hrtime.bigint();
    const sum = run();
    const time = Number(process.hrtime.bigint() - start) / count;
    if (Number.isNaN(sum)) throw new Error('A multiplier is not a number');
    if (round >= 0) rounds.push(time);
  }
  return rounds.sort((a, b) => a - b)[4] as number;
}

/** The median time of `run` over nine rounds after a warm-up, as `8.75 ms`. */
export function milliseconds(run: () => number): string {
  return `${nanoseconds(1e6, run).toFixed(2)} ms`;
}

/** The sum of the values; 0 for none. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
