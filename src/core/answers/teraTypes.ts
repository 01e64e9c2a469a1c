import type { Type } from '#core/charts/type.ts';
import { countOutcomes, type Outcomes } from '#core/hit/outcome.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import { defense } from './defense.ts';
import { countResisted, explainSuggestion, type SuggestionReason } from './suggest.ts';

/** A Tera type of a defender, which of its weaknesses it resists, and how many matchups of each outcome it has. */
export type TeraChoice = {
  type: Type;
  reason: Pick<SuggestionReason, 'resists' | 'immune'>;
  outcomes: Outcomes;
};

/**
 * The Tera types for the defender: those first that resist most of its weaknesses, then those with the fewest weaknesses and
 * the most resistances of their own. The defender's own Tera type does not matter.
 */
export function rankTeraTypes(
  { tera: _, ...defender }: Defender,
  types: readonly Type[],
  world: World,
): TeraChoice[] {
  return types
    .map((type) => {
      const { resists, immune } = explainSuggestion([defender], { ...defender, tera: type }, world);
      const matchups = defense({ ...defender, tera: type }, world).flatMap(
        (group) => group.matchups,
      );
      return { type, reason: { resists, immune }, outcomes: countOutcomes(matchups) };
    })
    .sort(
      (one, other) =>
        countResisted(other.reason) - countResisted(one.reason) ||
        one.outcomes.weaknesses - other.outcomes.weaknesses ||
        countSafe(other) - countSafe(one),
    );
}

const countSafe = ({ outcomes: { resistances, immunities } }: TeraChoice) =>
  resistances + immunities;
