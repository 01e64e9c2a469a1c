import { use, useMemo } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OtherMatch, OtherSearch } from '#app/typeUi/useOtherMatches.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/**
 * Returns the search for bosses beside a search for Pokémon, and for moves. A move leads to what
 * it hits and to who learns it, a boss to the battle against it.
 */
export function useOtherSearch(settings: Settings): OtherSearch {
  const { t, language, namesLanguage } = useTranslation();
  const { navigate } = use(NavigationContext);
  return useMemo(
    () => ({
      find: async (text, moves) => {
        const [{ findMoveByText }, { findBosses }] = await Promise.all([
          import('#app/parts/moves/findMove.ts'),
          import('./findBosses.ts'),
        ]);
        const [bosses, move] = await Promise.all([
          findBosses(text, settings, namesLanguage),
          moves === 'none'
            ? undefined
            : findMoveByText(
                text,
                settings,
                moveLanguageOf(namesLanguage),
                moves === 'similar',
              ).catch(() => undefined),
        ]);
        const bossMatches = bosses?.map(({ name, game, role, level, id, url }): OtherMatch => {
          const parts = [
            t(role === 'other' ? 'bosses.boss' : `bosses.roles.${role}`),
            t(`games.${game}`),
            t('bosses.level', { level: formatNumber(level, language) }),
          ];
          return {
            id: `${game}.${id}`,
            label: name,
            note: parts.join(' · '),
            boss: { game, id },
            url,
          };
        });
        const moveMatches = move && [
          { ...move, id: 'move', label: t('pokemonPicker.move', { move: move.name }) },
          {
            id: 'learners',
            label: t('filter.question', {
              conditions: t('filter.learnsMove', { move: move.name }),
            }),
            url: move.learnersUrl,
          },
        ];
        return {
          // The name of a move may only be similar.
          matches: [...(bossMatches ?? []), ...(moveMatches ?? [])],
          ...(!bossMatches && { problem: t('bosses.failed') }),
        };
      },
      onPick: ({ url }) => navigate(url),
    }),
    [settings, t, language, namesLanguage, navigate],
  );
}
