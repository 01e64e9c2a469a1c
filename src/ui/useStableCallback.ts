import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that always calls the latest callback; for props of memoized children. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
