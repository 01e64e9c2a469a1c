import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { factorOf } from '#core/charts/chart.ts';
import type { ChartCell } from '#core/links/chart.ts';
import styles from './ChartCard.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { ChartView } from './chartView.ts';
import { useFormatCell } from './useFormatCell.ts';

/** Shows the chart, and below it what the open cell means; or the counts in place of both. */
export function ChartCard({
  view,
  caption,
  counts,
  isCounting,
  notices,
  onCount,
  onPick,
}: {
  view: ChartView;
  caption: string;
  counts: ReactNode;
  /** Whether the counts are shown, or will be with the next paint. */
  isCounting: boolean;
  notices: Notices;
  onCount: () => void;
  onPick: (cell: ChartCell) => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const { formatCell } = useFormatCell();
  // A large chart renders in slices, and the sentence before it.
  const deferredView = useDeferredValue(view);
  const [drawnCell, setDrawnCell] = useState<ChartCell>();
  const [attacking, defending] = drawnCell ?? view.cell ?? [];
  return (
    <Card aria-labelledby="chart" className={styles.card}>
      <div className={styles.head}>
        <h1 id="chart">{t('game.chart')}</h1>
        <Toggle pressed={isCounting} onClick={onCount}>
          {t('chart.counts')}
        </Toggle>
        <ShareButtons iconOnly calculator="chart" notices={notices} />
      </div>
      {counts ?? (
        <>
          <ChartTable view={deferredView} caption={caption} onPick={onPick} onDraw={setDrawnCell} />
          <p className={`${styles.sentence} ${attacking ? '' : styles.hint}`}>
            {attacking && defending
              ? formatCell(
                  typeName(attacking),
                  typeName(defending),
                  factorOf(view.chart, attacking, defending),
                )
              : t('chart.hint')}
          </p>
        </>
      )}
    </Card>
  );
}
