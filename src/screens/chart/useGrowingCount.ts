import { startTransition, useEffect, useState } from 'react';

/** The number of rows at first, enough for all charts of the games. */
const firstRows = 24;

/** The number of rows that each further step adds. */
const step = 8;

/** Counts up to the total in steps, so that the page answers while a large chart appears. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(firstRows);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);
  return Math.min(count, total);
}
