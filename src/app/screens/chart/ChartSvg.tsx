import type { ComponentProps } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { firstRowY, PictureSvg, pictureMargin } from '#app/parts/pictures/PictureSvg.tsx';
import { PictureTypeIcon } from '#app/parts/pictures/PictureTypeIcon.tsx';
import { levelColors, mutedTextColor } from '#app/parts/pictures/pictureStyle.ts';
import { getGainLevel, getMultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { factorOf } from '#core/charts/chart.ts';
import { type ChartView, cellAt } from './chartView.ts';
import { useFormatCell } from './useFormatCell.ts';

// Lengths are in pixels at the natural size of the picture.
const rowHeight = 34;
const headWidth = 170;
const columnWidth = 38;

/** Draws the chart as an SVG image that needs no style sheet. */
export function ChartSvg({
  ref,
  view,
  caption,
  className,
}: {
  view: ChartView;
  caption: string;
} & Pick<ComponentProps<typeof PictureSvg>, 'ref' | 'className'>) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const { formatFactor } = useFormatCell();
  const { rows, columns, chart, isTurned } = view;
  // Green is good for the player, who attacks in rows.
  const getLevel = isTurned ? getMultiplierLevel : getGainLevel;
  const columnX = (column: number) => pictureMargin + headWidth + column * columnWidth;
  return (
    <PictureSvg
      ref={ref}
      contentWidth={Math.max(headWidth + columns.length * columnWidth, 480)}
      rowsHeight={rows.length * rowHeight}
      label={t('game.chart')}
      title={t('game.chart')}
      titleFontSize={22}
      className={className}
    >
      <text x={pictureMargin} y={pictureMargin + 46} fill={mutedTextColor}>
        {caption}
      </text>
      <g transform={`translate(0 ${firstRowY - 34})`}>
        {columns.map((type, column) => (
          <PictureTypeIcon key={type} type={type} x={columnX(column) + 4} />
        ))}
      </g>
      {rows.map((row, index) => (
        <g key={row} transform={`translate(0 ${firstRowY + index * rowHeight})`}>
          <PictureTypeIcon type={row} x={pictureMargin} />
          <text x={pictureMargin + 36} y={21} fontWeight={600}>
            {typeName(row)}
          </text>
          {columns.map((column, columnIndex) => {
            const factor = factorOf(chart, ...cellAt(view, row, column));
            const [color, textColor] = levelColors[getLevel(factor)];
            return (
              <g key={column}>
                <rect
                  x={columnX(columnIndex) + 1}
                  y={1}
                  width={columnWidth - 2}
                  height={rowHeight - 2}
                  rx={6}
                  fill={color}
                />
                <text
                  x={columnX(columnIndex) + columnWidth / 2}
                  y={22}
                  textAnchor="middle"
                  fontWeight={700}
                  fill={textColor}
                >
                  {formatFactor(factor)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </PictureSvg>
  );
}
