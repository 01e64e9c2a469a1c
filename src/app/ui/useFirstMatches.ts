import { startTransition, useEffect, useMemo, useState } from 'react';

/** The number of matches that a list shows without scrolling. */
const maxFirstMatches = 9;

/** Milliseconds after the last letter before the other matches render. */
const otherMatchesDelayMs = 500;

/** Returns the best matches at once, and all of them after a pause: each delays the next letter. */
export function useFirstMatches<Item>(matches: readonly Item[]): readonly Item[] {
  const [settledMatches, setSettledMatches] = useState(matches);
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setSettledMatches(matches)),
      otherMatchesDelayMs,
    );
    return () => clearTimeout(timer);
  }, [matches]);
  return useMemo(
    () => (settledMatches === matches ? matches : matches.slice(0, maxFirstMatches)),
    [settledMatches, matches],
  );
}
