import { useEffect, useSyncExternalStore } from 'react';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { type LoadedMoves, loadedMoves } from '#core/pokedex/moves/moves.ts';

/** Returns the moves that are loaded so far; their names in the language load once there are moves. */
export function useLoadedMoves(language: MoveLanguage): LoadedMoves {
  const loaded = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const isMissing = loaded.table !== undefined && loaded.names[language] === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // Without the file, the English words of the ids remain.
    import('#app/downloads/moves/loadMoves.ts')
      .then(({ loadMoveNames }) => loadMoveNames([language]))
      .catch(() => {});
  }, [isMissing, language]);
  return loaded;
}
