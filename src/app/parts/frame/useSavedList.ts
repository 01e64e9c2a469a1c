import { useEffect, useSyncExternalStore } from 'react';
import type { SavedList, SavedListState } from '#app/browser/records/savedList.ts';

/** Returns a saved list, read on first use; the component rerenders when any tab changes it. */
export function useSavedList<Item>({
  get,
  subscribe,
  load,
}: SavedList<Item>): SavedListState<Item> {
  const list = useSyncExternalStore(subscribe, get);
  const isPending = list.state === 'pending';
  useEffect(() => {
    if (isPending) load();
  }, [isPending, load]);
  return list;
}
