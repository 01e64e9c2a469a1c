import { use, useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useTypeWords } from '#app/typeUi/names/typeWords.ts';
import type { OtherSearch } from '#app/typeUi/useOtherMatches.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import type { Settings } from '#core/rulesets/settings.ts';

/**
 * Returns the search for what a text names beside Pokémon: bosses, moves, games, saved teams, and the questions that
 * several names have together. A pick leads to the answer, and that of a game chooses its rules.
 */
export function useOtherSearch(settings: Settings): OtherSearch {
  const translation = useTranslation();
  const names = useNames();
  const types = useTypeWords();
  const { pokedex, searchables } = usePokedex(settings);
  const { navigate } = use(NavigationContext);
  return useMemo(
    () => ({
      find: async (text, moves) => {
        const { findOthers } = await import('./findOthers.ts');
        const pokemon = { pokedex, searchables };
        return findOthers(text, moves, { settings, translation, names, types, ...pokemon });
      },
      onPick: ({ url, choose, team }) => {
        if (choose) choose();
        else navigate(url, team && { savedId: team.id });
      },
    }),
    [settings, translation, names, types, pokedex, searchables, navigate],
  );
}
