import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Returns the sentences that say of which games a list of learnable moves is. */
export function useLearnSource(ruleset: Ruleset): string {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const list = learnListOf(ruleset);
  const source =
    'game' in list
      ? t(list.hasNoWays ? 'learn.ofGameWithoutWays' : 'learn.ofGame', {
          game: rulesetName(list.game),
        })
      : t('learn.ofGeneration', { generation: formatNumber(list.generation, language) });
  return joinSentences([source, ...(list.hasOneSource ? [t('learn.oneSource')] : [])], language);
}
