import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { MoveId } from '#engine/moveFacts.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { loadMoveNames } from '#pokedex/loadMoves.ts';
import { type MoveLanguage, moveLanguages } from '#pokedex/moveNames.ts';
import { getMoveName, loadedMoves } from '#pokedex/moves.ts';

/** The language of the names of moves: English for one in which the games have none. */
function moveLanguageOf(language: string): MoveLanguage {
  return moveLanguages.find((each) => language === each || language === `${each}-Hrkt`) ?? 'en';
}

/** Returns a formatter of the names of moves without rules; the names load once there are moves. */
export function useMoveName(): (id: MoveId) => string {
  const { language } = useTranslation();
  const { table, names } = useSyncExternalStore(loadedMoves.subscribe, loadedMoves.get);
  const moveLanguage = moveLanguageOf(language);
  const isMissing = table !== undefined && names[moveLanguage] === undefined;
  useEffect(() => {
    // Without the file, the English words of the ids remain.
    if (isMissing) loadMoveNames([moveLanguage]).catch(() => {});
  }, [isMissing, moveLanguage]);
  // The names change with what is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: getMoveName reads `table` and `names`
  return useCallback((id) => getMoveName(id, moveLanguage), [table, names, moveLanguage]);
}
