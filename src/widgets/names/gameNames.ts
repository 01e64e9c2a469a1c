import { type Dex, type Game, regulationOf } from '#engine/game.ts';
import { gameOf, isGame, isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { formatMonth } from '#i18n/date.ts';
import { useTranslation } from '#i18n/useTranslation.ts';

/** The official games with a note about their rules. */
const notedGames = ['champions', 'legends-za', 'legends-arceus'] as const;

/** Returns formatters of the names of games, generations and the lists of a game. */
export function useGameNames() {
  const { t, language } = useTranslation();
  /** "Platinum", the name of an own game, or "6 and later" for generations. */
  const rulesetName = (ruleset: Ruleset): string => {
    if (isOwnGame(ruleset)) return ruleset.name;
    return isGame(ruleset) ? t(`games.${ruleset}`) : t(`preferences.generation.${ruleset}`);
  };
  return {
    rulesetName,
    /** "Platinum", or "Champions, Regulation M-C (September 2026)" for a game whose rules change. */
    gameVersionName: (game: Game): string => {
      const regulation = regulationOf(game);
      if (!regulation) return rulesetName(game);
      return t('preferences.game.regulation', {
        game: rulesetName(game),
        regulation: regulation.name,
        month: formatMonth(regulation.since, language),
      });
    },
    /** What is special about the rules of the game, and what is not certain; undefined for most. */
    gameNote: (ruleset: Ruleset): string | undefined => {
      const game = gameOf(ruleset);
      const note =
        (isOwnGame(ruleset) ? ruleset.rules : undefined) ??
        notedGames.find((each) => each === game);
      return note && t(`gameNotes.${note}`);
    },
    /** "All in the game", "Story Pokédex only", or the part of the game. */
    dexName: (dex: Dex) =>
      dex === 'all' || dex === 'story' ? t(`preferences.dex.${dex}`) : t(`gameParts.${dex}`),
  };
}
