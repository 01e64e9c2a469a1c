import { median } from './throttledPage.ts';

/** The sum of the values; 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Median nanoseconds of one of the `count` answers that `run` adds up, over nine rounds after a warm-up. */
export function measureNanoseconds(count: number, run: () => number): number {
  const times = Array.from({ length: 12 }, () => {
    const start = process.hrtime.bigint();
    const total = run();
    const time = Number(process.hrtime.bigint() - start) / count;
    if (Number.isNaN(total)) throw new Error('A multiplier is not a number');
    return time;
  });
  return median(times.slice(3));
}

/** The median time of `run` over nine rounds after a warm-up, as `8.75 ms`. */
export function measureMilliseconds(run: () => number): string {
  return `${measureNanoseconds(1e6, run).toFixed(2)} ms`;
}
