import { memo } from 'react';
import type { UpdateState } from '#app/state/useCalculator.ts';
import type { TypeOrder } from '#core/answers/typeCounts.ts';
import type { ChartState, TypingOrder } from '#core/links/chart.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { type ChartView, listCountedTypes } from './chartView.ts';
import { TypeCountsTable } from './TypeCountsTable.tsx';
import { TypingList } from './TypingList.tsx';

/** Shows the numbers of matchups in place of the chart; loaded when they are. */
export const ChartCounts = memo(function ChartCounts({
  view,
  settings,
  typeOrder,
  order,
  update,
}: {
  view: ChartView;
  settings: Settings;
  typeOrder: TypeOrder;
  order: TypingOrder;
  update: UpdateState<ChartState>;
}) {
  return (
    <>
      <TypeCountsTable view={view} types={listCountedTypes(view, typeOrder)} settings={settings} />
      <TypingList
        view={view}
        order={order}
        settings={settings}
        onOrderChange={(counts) => update((before) => ({ ...before, counts }))}
      />
    </>
  );
});
