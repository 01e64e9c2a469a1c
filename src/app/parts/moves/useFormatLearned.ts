import { addNote } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { LearnedMove } from '#core/picks/learnedMoves.ts';

/** The number of moves of a type that are named. */
const maxNames = 3;

/** Returns formatters of how a Pokémon learns moves. */
export function useFormatLearned() {
  const { t, language } = useTranslation();
  const { formatList, formatFirst, strikeName } = useNames();
  const formatWays = ({ ways }: LearnedMove) =>
    formatList(ways.map((way) => t(`learn.ways.${way}`)));
  /** "Ice Beam (by TM)". */
  const formatMove = (learned: LearnedMove) =>
    addNote(strikeName(learned.move), formatWays(learned), language);
  return {
    formatWays,
    formatMove,
    /** "Earthquake (by TM), Dig (by level), 2 more". */
    formatMoves: (moves: readonly LearnedMove[]) => formatFirst(moves, maxNames, formatMove),
  };
}
