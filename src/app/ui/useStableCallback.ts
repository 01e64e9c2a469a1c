import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that always calls the latest callback; a prop for memoized children. */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latestCallback = useRef(callback);
  useLayoutEffect(() => {
    latestCallback.current = callback;
  });
  return useCallback((...args: Args) => latestCallback.current(...args), []);
}
