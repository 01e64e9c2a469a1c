import type { Dex } from '#engine/game.ts';
import { type Generation, isGame, isOwnGame } from '#engine/generation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** Returns formatters of the names of games, generations and the lists of a game. */
export function useGameNames() {
  const { t } = useTranslation();
  return {
    /** "Platinum", the name of an own game, or "6 and later" for generations. */
    generationName: (generation: Generation): string => {
      if (isOwnGame(generation)) return generation.name;
      return isGame(generation)
        ? t(`games.${generation}`)
        : t(`preferences.generation.${generation}`);
    },
    /** "All in the game", "Story Pokédex only", or the part of the game. */
    dexName: (dex: Dex) =>
      dex === 'all' || dex === 'story' ? t(`preferences.dex.${dex}`) : t(`gameParts.${dex}`),
  };
}
