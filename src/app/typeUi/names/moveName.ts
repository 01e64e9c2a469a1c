import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MoveLanguage, moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import { getMoveName, loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';

/** Returns a formatter of the names of moves without rules in the language of the names. */
export function useMoveName(): (id: MoveId) => string {
  const { namesLanguage } = useTranslation();
  return useMoveNameIn(moveLanguageOf(namesLanguage));
}

/** Returns a formatter of the names of moves; they load once there are moves. */
export function useMoveNameIn(language: MoveLanguage): (id: MoveId) => string {
  const { table, names } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const isMissing = table !== undefined && names[language] === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // Without the file, the English words of the ids remain.
    import('#app/downloads/moves/loadMoves.ts')
      .then(({ loadMoveNames }) => loadMoveNames([language]))
      .catch(() => {});
  }, [isMissing, language]);
  // The names change with what is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: getMoveName reads `table` and `names`
  return useCallback((id) => getMoveName(id, language), [table, names, language]);
}
