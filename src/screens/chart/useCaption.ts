import type { Ruleset } from '#engine/ruleset.ts';
import { joinHeading } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';
import type { ChartView } from './chartView.ts';

/** Returns the rules of the chart, and which side its rows are: "Rules: generation 1. Rows attack, columns defend." */
export function useCaption(ruleset: Ruleset, { isTurned }: ChartView): string {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const rules = t('game.basedOn', { base: rulesetName(ruleset) });
  return joinHeading(rules, t(isTurned ? 'chart.rowsDefend' : 'chart.rowsAttack'), language);
}
