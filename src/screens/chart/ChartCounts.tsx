import { memo } from 'react';
import type { Settings } from '#engine/settings.ts';
import type { TypeOrder } from '#engine/typeCounts.ts';
import type { ChartState, TypingOrder } from '#links/chart.ts';
import type { UpdateState } from '#session/useCalculator.ts';
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
