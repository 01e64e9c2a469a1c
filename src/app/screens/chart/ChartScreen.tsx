import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CalculatorScreen } from '#app/parts/frame/CalculatorScreen.tsx';
import { useLossNotice } from '#app/parts/frame/useLossNotice.ts';
import { useNotices } from '#app/parts/frame/useNotices.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { useAfterPaint } from '#app/ui/useAfterPaint.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import type { Type } from '#core/charts/type.ts';
import type { ChartCell } from '#core/links/chart.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartOptions } from './ChartOptions.tsx';
import styles from './ChartScreen.module.css';
import { ChartSearch } from './ChartSearch.tsx';
import { createChartSection, listCountedTypes, openCell } from './chartView.ts';
import { TypeAnswers } from './TypeAnswers.tsx';
import { useCaption } from './useCaption.ts';

const TypeCountsTable = lazyComponent('TypeCountsTable', () => import('./TypeCountsTable.tsx'));
const TypingList = lazyComponent('TypingList', () => import('./TypingList.tsx'));
const ChartPicture = lazyComponent('ChartPicture', () => import('./ChartPicture.tsx'));

/** Shows the type chart of the game in use. */
export function ChartScreen() {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const notices = useNotices('chart');
  const { entry, update } = useCalculator('chart');
  const { state, settings, ignored } = entry;
  const { ruleset } = settings;
  const { cell, types, order, isTurned, inverse, comparison } = state;
  const section = useMemo(
    () => createChartSection(ruleset, { types, order, isTurned, inverse, comparison }),
    [ruleset, types, order, isTurned, inverse, comparison],
  );
  const view = useMemo(() => openCell(section, cell), [section, cell]);
  // The sentence below the chart comes first, then the lines of the chart.
  const answer = useAfterPaint(useDeferredValue(view));
  // The button is pressed before the chart makes way for the counts.
  const counts = useDeferredValue(state.counts);
  // And back, the chart comes before what the open type does.
  const hadCounts = useAfterPaint(counts !== undefined);
  const caption = useCaption(ruleset, view);
  const [hasPicture, setHasPicture] = useState(false);
  useLossNotice(notices, entry, view.types.map(typeName));
  const pick = useStableCallback((cell: ChartCell) =>
    update((before) => ({
      ...before,
      cell: before.cell?.join() === cell.join() ? undefined : cell,
    })),
  );
  const open = (type: Type) => update((before) => ({ ...before, cell: [type] }));
  return (
    <CalculatorScreen
      calculator="chart"
      title={t('chart.searchTitle')}
      notices={notices}
      ignoredParameters={ignored}
      onCorrect={() => update((before) => before)}
      className={styles.screen}
    >
      <ChartCard
        view={view}
        caption={caption}
        counts={
          counts && (
            <LazyPart>
              <TypeCountsTable
                view={view}
                types={listCountedTypes(view, order)}
                settings={settings}
              />
            </LazyPart>
          )
        }
        isCounting={state.counts !== undefined}
        notices={notices}
        onCount={() =>
          update((before) => ({ ...before, counts: before.counts ? undefined : 'best' }))
        }
        onPick={pick}
      />
      <div className={styles.side}>
        <ChartSearch types={view.chart.types} settings={settings} onPick={open} />
        <ChartOptions view={view} entry={entry} update={update}>
          <Button onClick={() => window.print()}>{t('chart.print')}</Button>
          <Button onClick={() => setHasPicture(true)}>{t('team.picture')}</Button>
        </ChartOptions>
        {answer.cell && !state.counts && !hadCounts && (
          <TypeAnswers view={answer} cell={answer.cell} settings={settings} />
        )}
      </div>
      <LazyPart>
        {counts && (
          <TypingList
            view={view}
            order={state.counts ?? counts}
            settings={settings}
            onOrderChange={(counts) => update((before) => ({ ...before, counts }))}
          />
        )}
      </LazyPart>
      <LazyPart>
        {hasPicture && (
          <ChartPicture view={view} caption={caption} onClose={() => setHasPicture(false)} />
        )}
      </LazyPart>
    </CalculatorScreen>
  );
}
