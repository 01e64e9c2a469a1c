import { useDeferredValue } from 'react';
import { factorOf } from '#engine/chart.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { isGame, isOwnGame } from '#engine/ruleset.ts';
import { ShareButtons } from '#features/ShareButtons.tsx';
import type { Notices } from '#features/useNotices.ts';
import { formatLabeled, joinHeading } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { ChartCell } from '#links/chart.ts';
import { Card } from '#ui/Card.tsx';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { useNames } from '#widgets/names/names.ts';
import styles from './ChartCard.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { ChartView } from './chartView.ts';
import { useFormatCell } from './useFormatCell.ts';

/** Shows the chart, and below it what the open cell means. */
export function ChartCard({
  view,
  ruleset,
  notices,
  onPick,
}: {
  view: ChartView;
  ruleset: Ruleset;
  notices: Notices;
  onPick: (cell: ChartCell) => void;
}) {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const { typeName } = useNames();
  const { formatCell } = useFormatCell();
  // A large chart renders in slices, and the sentence before it.
  const deferredView = useDeferredValue(view);
  const game =
    isOwnGame(ruleset) || isGame(ruleset)
      ? rulesetName(ruleset)
      : formatLabeled(t('preferences.generation.label'), rulesetName(ruleset), language);
  const [attacking, defending] = view.cell ?? [];
  return (
    <Card aria-labelledby="chart" className={styles.card}>
      <div className={styles.head}>
        <h1 id="chart">{t('game.chart')}</h1>
        <ShareButtons iconOnly calculator="chart" notices={notices} />
      </div>
      <ChartTable
        view={deferredView}
        caption={joinHeading(
          game,
          t(view.isTurned ? 'chart.rowsDefend' : 'chart.rowsAttack'),
          language,
        )}
        onPick={onPick}
      />
      <p className={styles.sentence}>
        {attacking && defending
          ? formatCell(
              typeName(attacking),
              typeName(defending),
              factorOf(view.chart, attacking, defending),
            )
          : t('chart.hint')}
      </p>
    </Card>
  );
}
