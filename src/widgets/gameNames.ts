import { type Dex, type Game, regulationOf } from '#engine/game.ts';
import { type Generation, gameOf, isGame, isOwnGame } from '#engine/generation.ts';
import { formatMonth } from '#i18n/date.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** The official games with a note about their rules. */
const notedGames = ['champions', 'legends-za', 'legends-arceus'] as const;

/** Returns formatters of the names of games, generations and the lists of a game. */
export function useGameNames() {
  const { t, language } = useTranslation();
  /** "Platinum", the name of an own game, or "6 and later" for generations. */
  const generationName = (generation: Generation): string => {
    if (isOwnGame(generation)) return generation.name;
    return isGame(generation)
      ? t(`games.${generation}`)
      : t(`preferences.generation.${generation}`);
  };
  return {
    generationName,
    /** "Platinum", or "Champions, Regulation M-C (September 2026)" for a game whose rules change. */
    gameVersionName: (game: Game): string => {
      const regulation = regulationOf(game);
      if (!regulation) return generationName(game);
      return t('preferences.game.regulation', {
        game: generationName(game),
        regulation: regulation.name,
        month: formatMonth(regulation.since, language),
      });
    },
    /** What is special about the rules of the game, and what is not certain; undefined for most. */
    gameNote: (generation: Generation): string | undefined => {
      const game = gameOf(generation);
      const note =
        (isOwnGame(generation) ? generation.rules : undefined) ??
        notedGames.find((each) => each === game);
      return note && t(`gameNotes.${note}`);
    },
    /** "All in the game", "Story Pokédex only", or the part of the game. */
    dexName: (dex: Dex) =>
      dex === 'all' || dex === 'story' ? t(`preferences.dex.${dex}`) : t(`gameParts.${dex}`),
  };
}
