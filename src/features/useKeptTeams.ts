import { useEffect, useSyncExternalStore } from 'react';
import { type KeptTeams, keptTeams, loadTeams } from '#saved/keptTeams.ts';

/** Returns the kept teams, read on first use; the component rerenders when any tab changes them. */
export function useKeptTeams(): KeptTeams {
  const teams = useSyncExternalStore(keptTeams.subscribe, keptTeams.get);
  const isPending = teams.state === 'pending';
  useEffect(() => {
    if (isPending) loadTeams();
  }, [isPending]);
  return teams;
}
