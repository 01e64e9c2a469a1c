import { use, useMemo } from 'react';
import type { Settings } from '#engine/settings.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { moveLanguageOf } from '#pokedex/moveLanguage.ts';
import { NavigationContext } from '#ui/Link.tsx';
import type { MoveSearch } from '#widgets/useMoveMatch.ts';

/** Returns the search for a move where a search for Pokémon finds none; a move leads to what it hits. */
export function useMoveSearch(settings: Settings): MoveSearch {
  const { namesLanguage } = useTranslation();
  const { navigate } = use(NavigationContext);
  return useMemo(
    () => ({
      find: async (text) => {
        const { findMoveByText } = await import('#picks/findMove.ts');
        return findMoveByText(text, settings, moveLanguageOf(namesLanguage));
      },
      onPick: ({ url }) => navigate(url),
    }),
    [settings, namesLanguage, navigate],
  );
}
