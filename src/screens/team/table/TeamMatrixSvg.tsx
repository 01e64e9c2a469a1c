import type { ComponentProps } from 'react';
import type { TeamRow } from '#engine/team.ts';
import {
  columnNameY,
  firstRowY,
  PictureName,
  PictureSvg,
  pictureMargin,
} from '#features/PictureSvg.tsx';
import { PictureTypeIcon } from '#features/PictureTypeIcon.tsx';
import type { ResolvedMember } from '#features/useMemberResolver.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { getMultiplierLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names/names.ts';
import { levelColors, mutedTextColor, nameFontSize } from '#widgets/pictureStyle.ts';

// Lengths are in pixels at the natural size of the picture.
const rowHeight = 34;
const typeColumnWidth = 170;
const memberColumnWidth = 78;
const totalColumnWidth = 62;
/** From the top of a row to the baseline of its text. */
const rowBaseline = 21;
const totals = ['weak', 'resist', 'immune'] as const;

/** Draws the team matrix as an SVG image that needs no style sheet. */
export function TeamMatrixSvg({
  ref,
  lineup,
  rows,
  className,
}: {
  lineup: readonly ResolvedMember[];
  rows: readonly TeamRow[];
} & Pick<ComponentProps<typeof PictureSvg>, 'ref' | 'className'>) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const columnX = (index: number) => pictureMargin + typeColumnWidth + index * memberColumnWidth;
  const totalX = (index: number) => columnX(lineup.length) + (index + 0.5) * totalColumnWidth;
  return (
    <PictureSvg
      ref={ref}
      contentWidth={
        typeColumnWidth + lineup.length * memberColumnWidth + totals.length * totalColumnWidth
      }
      rowsHeight={rows.length * rowHeight}
      label={t('team.pictureTitle')}
      title={t('team.pageTitle')}
      titleFontSize={22}
      className={className}
    >
      {lineup.map(({ shortName }, index) => (
        <PictureName
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
          key={index}
          name={shortName}
          x={columnX(index) + memberColumnWidth / 2}
          y={columnNameY}
          anchor="middle"
        />
      ))}
      {totals.map((total, index) => (
        <text
          key={total}
          x={totalX(index)}
          y={columnNameY}
          textAnchor="middle"
          fontSize={nameFontSize}
          fill={mutedTextColor}
        >
          {t(`team.${total}`)}
        </text>
      ))}
      {rows.map((row, index) => (
        <g key={row.attacking} transform={`translate(0 ${firstRowY + index * rowHeight})`}>
          <PictureTypeIcon type={row.attacking} x={pictureMargin} />
          <text x={pictureMargin + 36} y={20} fontWeight={600}>
            {typeName(row.attacking)}
          </text>
          {row.matchups.map(({ multiplier }, column) => {
            const [cellColor, cellTextColor] = levelColors[getMultiplierLevel(multiplier)];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
              <g key={column}>
                <rect
                  x={columnX(column) + 2}
                  y={1}
                  width={memberColumnWidth - 4}
                  height={rowHeight - 4}
                  rx={8}
                  fill={cellColor}
                />
                {multiplier !== 1 && (
                  <text
                    x={columnX(column) + memberColumnWidth / 2}
                    y={rowBaseline}
                    textAnchor="middle"
                    fontWeight={700}
                    fill={cellTextColor}
                  >
                    {formatMultiplier(multiplier, language)}
                  </text>
                )}
              </g>
            );
          })}
          {totals.map((total, column) => (
            <text
              key={total}
              x={totalX(column)}
              y={rowBaseline}
              textAnchor="middle"
              fontWeight={600}
            >
              {row[total] || '·'}
            </text>
          ))}
        </g>
      ))}
    </PictureSvg>
  );
}
