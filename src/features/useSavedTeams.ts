import { useEffect, useSyncExternalStore } from 'react';
import { loadTeams, type SavedTeams, savedTeams } from '#saved/savedTeams.ts';

/** Returns the saved teams, read on first use; the component rerenders when any tab changes them. */
export function useSavedTeams(): SavedTeams {
  const teams = useSyncExternalStore(savedTeams.subscribe, savedTeams.get);
  const isPending = teams.state === 'pending';
  useEffect(() => {
    if (isPending) loadTeams();
  }, [isPending]);
  return teams;
}
