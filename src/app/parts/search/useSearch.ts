import { useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useTypeWords } from '#app/typeUi/names/typeWords.ts';
import type { OtherSearch } from '#app/typeUi/useOtherMatches.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { useOtherSearch } from './useOtherSearch.ts';

/** Returns the search for what a text names beside types and moves, for a field that picks one of these. */
export function useSearch(settings: Settings): OtherSearch {
  const translation = useTranslation();
  const types = useTypeWords();
  const { searchables } = usePokedex(settings);
  const { find, onPick } = useOtherSearch(settings);
  return useMemo(
    () => ({
      find: async (text, moves) => {
        const [others, { findPokemonRows }] = await Promise.all([
          find(text, moves),
          import('./findOthers.ts'),
        ]);
        const rows = findPokemonRows(text, moves, searchables, types, settings, translation);
        return { ...others, matches: [...rows, ...others.matches] };
      },
      onPick,
    }),
    [find, onPick, searchables, types, settings, translation],
  );
}
