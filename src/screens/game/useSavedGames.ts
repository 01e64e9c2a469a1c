import { useEffect, useSyncExternalStore } from 'react';
import { loadGames, type SavedGames, savedGames } from '#saved/savedGames.ts';

/** Returns the saved games, read on first use; the component rerenders when any tab changes them. */
export function useSavedGames(): SavedGames {
  const games = useSyncExternalStore(savedGames.subscribe, savedGames.get);
  const isPending = games.state === 'pending';
  useEffect(() => {
    if (isPending) loadGames();
  }, [isPending]);
  return games;
}
