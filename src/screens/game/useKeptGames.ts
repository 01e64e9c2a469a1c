import { useEffect, useSyncExternalStore } from 'react';
import { type KeptGames, keptGames, loadGames } from '#saved/keptGames.ts';

/** Returns the kept games, read on first use; the component rerenders when any tab changes them. */
export function useKeptGames(): KeptGames {
  const games = useSyncExternalStore(keptGames.subscribe, keptGames.get);
  const isPending = games.state === 'pending';
  useEffect(() => {
    if (isPending) loadGames();
  }, [isPending]);
  return games;
}
