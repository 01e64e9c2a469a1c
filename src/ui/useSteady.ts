import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the last render's does: for who is remembered. */
export function useSteady<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
