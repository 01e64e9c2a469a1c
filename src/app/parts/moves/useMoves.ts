import { useEffect, useState, useSyncExternalStore } from 'react';
import { importMoves } from '#app/downloads/importMoves.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';

/** Loads the moves for an object that needs them, unless they are loaded; another object is another try. */
export function useMoves(need: object | undefined): { isPending: boolean; hasFailed: boolean } {
  const { table } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const [failure, setFailure] = useState<object>();
  const isMissing = need !== undefined && table === undefined;
  const hasFailed = isMissing && failure === need;
  useEffect(() => {
    if (!isMissing) return;
    importMoves().catch(() => setFailure(need));
  }, [isMissing, need]);
  return { isPending: isMissing && !hasFailed, hasFailed };
}
