import type { ComponentProps } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { Matchup } from '#core/hit/effectiveness.ts';
import { columnNameY, firstRowY, PictureName, PictureSvg, pictureMargin } from './PictureSvg.tsx';
import { PictureTypeIcon } from './PictureTypeIcon.tsx';
import { levelColors, mutedTextColor, nameFontSize } from './pictureStyle.ts';

// Lengths are in pixels at the natural size of the picture.
const rowHeight = 34;
const typeColumnWidth = 170;
const columnWidth = 78;
const totalColumnWidth = 62;
/** Enough for the longest title. */
const minContentWidth = 400;
/** From the top of a row to the baseline of its text. */
const rowBaseline = 21;

type MatrixRow = { attacking: AttackingType; matchups: readonly Pick<Matchup, 'multiplier'>[] };

/** Draws a row for each attacking type and a column for each name, as an SVG image that needs no style sheet. */
export function MatrixSvg<Row extends MatrixRow>({
  names,
  rows,
  totals = [],
  ...picture
}: {
  names: readonly string[];
  rows: readonly Row[];
  /** Further columns with a number for each row. */
  totals?: readonly { name: string; count: (row: Row) => number }[];
} & Pick<ComponentProps<typeof PictureSvg>, 'ref' | 'className' | 'label' | 'title'>) {
  const { language } = useTranslation();
  const { typeName } = useNames();
  const columnX = (index: number) => pictureMargin + typeColumnWidth + index * columnWidth;
  const totalX = (index: number) => columnX(names.length) + (index + 0.5) * totalColumnWidth;
  return (
    <PictureSvg
      contentWidth={Math.max(
        minContentWidth,
        typeColumnWidth + names.length * columnWidth + totals.length * totalColumnWidth,
      )}
      rowsHeight={rows.length * rowHeight}
      titleFontSize={22}
      {...picture}
    >
      {names.map((name, index) => (
        <PictureName
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
          key={index}
          name={name}
          x={columnX(index) + columnWidth / 2}
          y={columnNameY}
          anchor="middle"
        />
      ))}
      {totals.map((total, index) => (
        <text
          key={total.name}
          x={totalX(index)}
          y={columnNameY}
          textAnchor="middle"
          fontSize={nameFontSize}
          fill={mutedTextColor}
        >
          {total.name}
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
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
              <g key={column}>
                <rect
                  x={columnX(column) + 2}
                  y={1}
                  width={columnWidth - 4}
                  height={rowHeight - 4}
                  rx={8}
                  fill={cellColor}
                />
                {multiplier !== 1 && (
                  <text
                    x={columnX(column) + columnWidth / 2}
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
              key={total.name}
              x={totalX(column)}
              y={rowBaseline}
              textAnchor="middle"
              fontWeight={600}
            >
              {total.count(row) || '·'}
            </text>
          ))}
        </g>
      ))}
    </PictureSvg>
  );
}
