import { type Duel, duels } from './battle.ts';
import type { Field, Fighter } from './fighter.ts';
import { rankOwnedFirst } from './rankOwned.ts';
import { isAnswer, ratioOf } from './verdict.ts';

/** The index of a candidate and the indexes of the opponents that it answers. */
export type BattleSuggestion = { candidate: number; answers: readonly number[] };

/**
 * At most `limit` candidates that answer an opponent, the best first: by the number of `unanswered`
 * opponents that they answer, then of all opponents, then by their damage ratios. The first `ownedCount` candidates
 * come before all others.
 */
export function suggestAgainst(
  opponents: readonly Fighter[],
  unanswered: readonly number[],
  candidates: readonly Fighter[],
  field: Field,
  limit: number,
  ownedCount = 0,
): BattleSuggestion[] {
  // Many Pokémon share all that a duel depends on.
  const rows = new Map<string, readonly Duel[]>();

  function duelsOf(candidate: Fighter): readonly Duel[] {
    const key = JSON.stringify(candidate);
    const row = rows.get(key) ?? (duels([candidate], opponents, field)[0] as Duel[]);
    rows.set(key, row);
    return row;
  }

  const rank = (part: readonly Fighter[], partLimit: number) =>
    part
      .map((fighter, candidate) => {
        const row = duelsOf(fighter);
        const answers = row.flatMap((duel, opponent) => (isAnswer(duel) ? [opponent] : []));
        return {
          ...{ candidate, answers },
          newCount: answers.filter((opponent) => unanswered.includes(opponent)).length,
          score: row.reduce(
            (sum, duel) => sum + Math.log2(Math.min(ratioOf(duel), maxRatio) + 1),
            0,
          ),
        };
      })
      .filter(({ answers }) => answers.length > 0)
      .sort(
        (one, other) =>
          other.newCount - one.newCount ||
          other.answers.length - one.answers.length ||
          other.score - one.score ||
          one.candidate - other.candidate,
      )
      .slice(0, partLimit)
      .map(({ candidate, answers }) => ({ candidate, answers }));

  return rankOwnedFirst(candidates, ownedCount, limit, rank);
}

/** A member that takes no damage has an infinite ratio, which counts as this one. */
const maxRatio = 16;
