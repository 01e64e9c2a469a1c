import { isGame, isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { formatLabeled, joinHeading } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';
import type { ChartView } from './chartView.ts';

/** Returns the game of the chart, and which side its rows are: "Generation: 1. Rows attack, columns defend." */
export function useCaption(ruleset: Ruleset, { isTurned }: ChartView): string {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const game =
    isOwnGame(ruleset) || isGame(ruleset)
      ? rulesetName(ruleset)
      : formatLabeled(t('preferences.generation.label'), rulesetName(ruleset), language);
  return joinHeading(game, t(isTurned ? 'chart.rowsDefend' : 'chart.rowsAttack'), language);
}
