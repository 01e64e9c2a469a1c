import type { Ruleset } from '#engine/ruleset.ts';
import { formatNumber } from '#i18n/number.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { learnListOf } from '#pokedex/learnKey.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';

/** Returns the sentences that say of which games a list of learnable moves is. */
export function useLearnSource(ruleset: Ruleset): string {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const list = learnListOf(ruleset);
  const source =
    'game' in list
      ? t('learn.ofGame', { game: rulesetName(list.game) })
      : t('learn.ofGeneration', { generation: formatNumber(list.generation, language) });
  return joinSentences([source, ...(list.hasOneSource ? [t('learn.oneSource')] : [])], language);
}
