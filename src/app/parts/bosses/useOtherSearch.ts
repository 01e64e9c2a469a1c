import { use, useMemo } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OtherMatch, OtherSearch } from '#app/typeUi/useOtherMatches.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { moveLanguageOf } from '#core/pokedex/moves/moveLanguage.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/**
 * Returns the search for bosses beside a search for Pokémon, and for a move where that finds none. A move leads to what
 * it hits, a boss to the battle against it.
 */
export function useOtherSearch(settings: Settings): OtherSearch {
  const { t, language, namesLanguage } = useTranslation();
  const { navigate } = use(NavigationContext);
  return useMemo(
    () => ({
      find: async (text, hasPokemon) => {
        const [{ findMoveByText }, { findBosses }] = await Promise.all([
          import('#app/parts/moves/findMove.ts'),
          import('./findBosses.ts'),
        ]);
        const [bosses, move] = await Promise.all([
          findBosses(text, settings, namesLanguage),
          hasPokemon
            ? undefined
            : findMoveByText(text, settings, moveLanguageOf(namesLanguage)).catch(() => undefined),
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
        const moveMatch = move && {
          ...move,
          id: 'move',
          label: t('pokemonPicker.move', { move: move.name }),
        };
        return {
          // The name of a move may only be similar.
          matches: [...(bossMatches ?? []), ...(moveMatch ? [moveMatch] : [])],
          ...(!bossMatches && { problem: t('bosses.failed') }),
        };
      },
      onPick: ({ url }) => navigate(url),
    }),
    [settings, t, language, namesLanguage, navigate],
  );
}
