import { addNote } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { LearnedMove } from '#core/picks/learnedMoves.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** The number of moves of a type that are named. */
const maxNames = 3;

/** Returns formatters of how a Pokémon learns moves in the game. */
export function useFormatLearned(ruleset: Ruleset) {
  const { t, language } = useTranslation();
  const { formatList, formatFirst, strikeName } = useNames();
  const { hasNoWays } = learnListOf(ruleset);
  /** "by level, by TM"; '' in a game in which Pokémon have all their moves from the start. */
  const formatWays = ({ ways }: LearnedMove) =>
    hasNoWays ? '' : formatList(ways.map((way) => t(`learn.ways.${way}`)));
  /** "Ice Beam (by TM)". */
  const formatMove = (learned: LearnedMove) => {
    const name = strikeName(learned.move);
    return hasNoWays ? name : addNote(name, formatWays(learned), language);
  };
  return {
    formatWays,
    formatMove,
    /** "Earthquake (by TM), Dig (by level), 2 more". */
    formatMoves: (moves: readonly LearnedMove[]) => formatFirst(moves, maxNames, formatMove),
  };
}
