import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { joinHeading, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { Matchup } from '#core/hit/effectiveness.ts';
import { outcomeOf } from '#core/hit/outcome.ts';

const textKeys = {
  defense: { weakness: 'defense.damageFrom', immunity: 'defense.immuneTo' },
  offense: { weakness: 'offense.damageTo', immunity: 'offense.noEffectOn' },
} as const;

/**
 * Returns a function that formats an answer for screen readers: "Garchomp. 4× from Ice. 2× from
 * Dragon and Fairy. Immune to Electric."; without a weakness, `summary` takes the place of both.
 */
export function useFormatAnswer<Item extends Matchup>(
  calculator: 'defense' | 'offense',
  getType: (matchup: Item) => AttackingType,
) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  return (
    heading: string,
    groups: readonly { multiplier: number; matchups: readonly Item[] }[],
    summary: string,
  ): string => {
    const format = (outcome: 'weakness' | 'immunity') =>
      groups
        .filter(({ multiplier }) => outcomeOf(multiplier) === outcome)
        .toSorted((one, other) => other.multiplier - one.multiplier)
        .map(({ multiplier, matchups }) =>
          t(textKeys[calculator][outcome], {
            multiplier: formatMultiplier(multiplier, language),
            types: formatInSentence(
              matchups.map((matchup) => typeName(getType(matchup))),
              language,
            ),
          }),
        );
    const weaknesses = format('weakness');
    const sentences = weaknesses.length > 0 ? [...weaknesses, ...format('immunity')] : [summary];
    return joinHeading(heading, joinSentences(sentences, language), language);
  };
}
