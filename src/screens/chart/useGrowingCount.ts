import { startTransition, useEffect, useState } from 'react';

/** The number of rows at first, and of those that each further step adds. */
const step = 18;

/** Counts up to the total in steps, so that the page answers while a large chart appears. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
