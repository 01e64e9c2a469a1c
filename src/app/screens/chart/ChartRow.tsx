import { memo, useMemo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { addNote, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ChartRowHead } from '#app/parts/game/ChartHead.tsx';
import { getGainLevel, getMultiplierLevel } from '#app/typeUi/level.ts';
import { type Chart, factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import { cellAt, differenceAt } from './chartView.ts';
import { useFormatCell } from './useFormatCell.ts';

/** A type of a row or a column. */
type NamedType = { type: Type; name: string };

/** What a row shows, without focus and pointer. */
export type ChartRowContent = {
  chart: Chart;
  /** The chart whose differences are marked. */
  otherChart: Chart | undefined;
  otherName: string | undefined;
  isTurned: boolean;
  head: NamedType;
  columns: readonly NamedType[];
};

/** Shows a row of the chart. Memoized: a move of the focus renders two rows of a large chart. */
export const ChartRow = memo(function ChartRow({
  content,
  index,
  tabStop,
  openColumn,
  isLit,
}: {
  content: ChartRowContent;
  index: number;
  /** The column of the cell that Tab reaches, -1 for the head, if it is in this row. */
  tabStop: number | undefined;
  /** The column of the open cell, if it is in this row. */
  openColumn: number | undefined;
  isLit: boolean;
}) {
  const { head } = content;
  const cells = useCells(content);
  return (
    <tr>
      <ChartRowHead
        type={head.type}
        data-cell={`${index} -1`}
        data-lit={isLit || undefined}
        tabIndex={tabStop === -1 ? 0 : -1}
      />
      {cells.map(({ text, ...attributes }, column) => (
        <td
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
          role="gridcell"
          // biome-ignore lint/suspicious/noArrayIndexKey: an element that changes is faster than one that moves
          key={column}
          data-cell={`${index} ${column}`}
          aria-selected={column === openColumn}
          tabIndex={column === tabStop ? 0 : -1}
          translate="no"
          {...attributes}
        >
          {text}
        </td>
      ))}
    </tr>
  );
});

/** Returns the texts and attributes of the cells of a row. */
function useCells({ chart, otherChart, otherName = '', isTurned, head, columns }: ChartRowContent) {
  const { language } = useTranslation();
  const { formatFactor, formatCell } = useFormatCell();
  return useMemo(() => {
    const getLevel = isTurned ? getGainLevel : getMultiplierLevel;
    return columns.map(({ type, name }) => {
      const cell = cellAt({ isTurned }, head.type, type);
      const factor = factorOf(chart, ...cell);
      const otherFactor = differenceAt(chart, otherChart, cell);
      const names = isTurned ? ([name, head.name] as const) : ([head.name, name] as const);
      // Voice control needs the visible number in the label.
      const label = removeSoftHyphens(
        joinSentences(
          [
            formatCell(...names, factor),
            ...(factor === 1 ? [] : [formatMultiplier(factor, language)]),
          ],
          language,
        ),
      );
      return {
        text: formatFactor(factor),
        'data-level': factor === 1 ? undefined : getLevel(factor),
        'data-changed': otherFactor === undefined ? undefined : true,
        'aria-label':
          otherFactor === undefined
            ? label
            : addNote(label, `${otherName} ${formatMultiplier(otherFactor, language)}`, language),
      };
    });
  }, [chart, otherChart, otherName, isTurned, head, columns, formatFactor, formatCell, language]);
}
