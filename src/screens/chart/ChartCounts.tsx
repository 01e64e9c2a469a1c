import type { ChartState, TypingOrder } from '#links/chart.ts';
import type { CalculatorEntry } from '#session/entry.ts';
import type { UpdateState } from '#session/useCalculator.ts';
import { type ChartView, listCountedTypes } from './chartView.ts';
import { TypeCountsTable } from './TypeCountsTable.tsx';
import { TypingList } from './TypingList.tsx';

/** Shows the numbers of matchups in place of the chart; loaded when they are. */
export function ChartCounts({
  view,
  entry: { state, settings },
  order,
  update,
}: {
  view: ChartView;
  entry: CalculatorEntry<'chart'>;
  order: TypingOrder;
  update: UpdateState<ChartState>;
}) {
  return (
    <>
      <TypeCountsTable
        view={view}
        types={listCountedTypes(view, state.order)}
        settings={settings}
      />
      <TypingList
        view={view}
        order={order}
        settings={settings}
        onOrderChange={(counts) => update((before) => ({ ...before, counts }))}
      />
    </>
  );
}
