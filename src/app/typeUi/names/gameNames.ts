import { formatMonth } from '#app/i18n/month.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Dex, type Game, regulationOf } from '#core/rulesets/game.ts';
import { gameOf, isGame, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** The official games with a note about their rules. */
const notedGames = ['champions', 'legends-za', 'legends-arceus'] as const;

type EraNames = 'preferences.generation' | 'preferences.generation.short';

/** Returns formatters of the names of games, generations and the lists of a game. */
export function useGameNames() {
  const { t, language } = useTranslation();
  /** Names eras by the texts of a section. */
  const nameWith = (section: EraNames) => (ruleset: Ruleset) => {
    if (isOwnGame(ruleset)) return ruleset.name;
    return t(isGame(ruleset) ? `games.${ruleset}` : `${section}.${ruleset}`);
  };
  /** "Platinum", the name of an own game, or "generation 6 and later": a part of a sentence. */
  const rulesetName = nameWith('preferences.generation');
  return {
    rulesetName,
    /** The same as the label of an option or a row, where room is short: "Gen 6+". */
    rulesetLabel: nameWith('preferences.generation.short'),
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
    /** "Every Pokémon in the game", "Story Pokédex only", or the part of the game. */
    dexName: (dex: Dex) =>
      dex === 'all' || dex === 'story' ? t(`preferences.dex.${dex}`) : t(`gameParts.${dex}`),
  };
}
