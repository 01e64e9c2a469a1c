import { use, useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MoveSearch } from '#app/typeUi/useMoveMatch.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Returns the search for a move where a search for Pokémon finds none; a move leads to what it hits. */
export function useMoveSearch(settings: Settings): MoveSearch {
  const { namesLanguage } = useTranslation();
  const { navigate } = use(NavigationContext);
  return useMemo(
    () => ({
      find: async (text) => {
        const { findMoveByText } = await import('./findMove.ts');
        return findMoveByText(text, settings, moveLanguageOf(namesLanguage));
      },
      onPick: ({ url }) => navigate(url),
    }),
    [settings, namesLanguage, navigate],
  );
}
