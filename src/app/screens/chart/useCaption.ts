import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { ChartView } from './chartView.ts';

/** Returns the rules of the chart, and which side its rows are: "Rules: generation 1. Rows attack, columns defend." */
export function useCaption(ruleset: Ruleset, { isTurned }: ChartView): string {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const rules = t('game.basedOn', { base: rulesetName(ruleset) });
  return joinHeading(rules, t(isTurned ? 'chart.rowsDefend' : 'chart.rowsAttack'), language);
}
