import { memo } from 'react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import { type Chart, factorOf } from '#engine/chart.ts';
import type { Type } from '#engine/type.ts';
import { ChartRowHead } from '#features/ChartHead.tsx';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { addNote, joinSentences } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { getGainLevel, getMultiplierLevel } from '#widgets/level.ts';
import { cellAt, differenceAt } from './chartView.ts';
import { useFormatCell } from './useFormatCell.ts';

/** A type of a row or a column. */
export type NamedType = { type: Type; name: string };

/** Shows a row of the chart. Memoized: a move of the focus renders two rows of a large chart. */
export const ChartRow = memo(function ChartRow({
  chart,
  otherChart,
  otherName,
  isTurned,
  head,
  columns,
  index,
  tabStop,
  openColumn,
  isLit,
}: {
  chart: Chart;
  /** The chart whose differences are marked. */
  otherChart: Chart | undefined;
  otherName: string;
  isTurned: boolean;
  head: NamedType;
  columns: readonly NamedType[];
  index: number;
  /** The column of the cell that Tab reaches, -1 for the head, if it is in this row. */
  tabStop: number | undefined;
  /** The column of the open cell, if it is in this row. */
  openColumn: number | undefined;
  isLit: boolean;
}) {
  const { language } = useTranslation();
  const { formatFactor, formatCell } = useFormatCell();
  const getLevel = isTurned ? getGainLevel : getMultiplierLevel;
  return (
    <tr>
      <ChartRowHead
        type={head.type}
        data-cell={`${index} -1`}
        data-lit={isLit || undefined}
        tabIndex={tabStop === -1 ? 0 : -1}
      />
      {columns.map(({ type, name }, column) => {
        const cell = cellAt({ isTurned }, head.type, type);
        const factor = factorOf(chart, ...cell);
        const otherFactor = differenceAt(chart, otherChart, cell);
        const names = isTurned ? ([name, head.name] as const) : ([head.name, name] as const);
        const multiplier = formatMultiplier(factor, language);
        // Voice control needs the visible number in the label.
        const label = removeSoftHyphens(
          joinSentences(
            [formatCell(...names, factor), ...(factor === 1 ? [] : [multiplier])],
            language,
          ),
        );
        return (
          <td
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
            role="gridcell"
            key={type}
            data-cell={`${index} ${column}`}
            data-level={factor === 1 ? undefined : getLevel(factor)}
            data-changed={otherFactor === undefined ? undefined : true}
            aria-label={
              otherFactor === undefined
                ? label
                : addNote(
                    label,
                    `${otherName} ${formatMultiplier(otherFactor, language)}`,
                    language,
                  )
            }
            aria-selected={column === openColumn}
            tabIndex={column === tabStop ? 0 : -1}
            translate="no"
          >
            {formatFactor(factor)}
          </td>
        );
      })}
    </tr>
  );
});
