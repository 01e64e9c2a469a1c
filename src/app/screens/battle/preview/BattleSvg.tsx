import type { ComponentProps } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import {
  columnNameY,
  firstRowY,
  PictureName,
  PictureSvg,
  pictureMargin,
} from '#app/parts/pictures/PictureSvg.tsx';
import { levelColors, mutedTextColor, textColor } from '#app/parts/pictures/pictureStyle.ts';
import {
  type HitDirection,
  hitLevelOf,
  useFormatHits,
} from '#app/screens/battle/answer/hitText.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { isAnswer } from '#core/answers/verdict.ts';

// Lengths are in pixels at the natural size of the picture.
const rowHeight = 62;
const nameColumnWidth = 110;
const columnWidth = 84;
const tileHeight = 27;
/** From the top of a tile to the baseline of its text. */
const tileBaseline = 19;

const directions: readonly HitDirection[] = ['deals', 'takes'];

/** Draws the grid of a battle as an SVG image that needs no style sheet. */
export function BattleSvg({
  ref,
  battle: { ourGridMembers, theirGridMembers, grid },
  className,
}: { battle: Battle } & Pick<ComponentProps<typeof PictureSvg>, 'ref' | 'className'>) {
  const { t } = useTranslation();
  const { formatRange } = useFormatHits();
  const columnX = (index: number) => pictureMargin + nameColumnWidth + index * columnWidth;
  const rowY = (index: number) => firstRowY + index * rowHeight;
  return (
    <PictureSvg
      ref={ref}
      contentWidth={nameColumnWidth + theirGridMembers.length * columnWidth}
      rowsHeight={ourGridMembers.length * rowHeight}
      label={t('battle.picture')}
      title={t('battle.pageTitle')}
      titleFontSize={20}
      className={className}
    >
      <text x={pictureMargin} y={columnNameY} fontSize={11} fill={mutedTextColor}>
        {`${t('battle.deals')} / ${t('battle.takes')}`}
      </text>
      {theirGridMembers.map(({ shortName, sideIndex, gridIndex }) => (
        <PictureName
          key={sideIndex}
          name={shortName}
          x={columnX(gridIndex) + columnWidth / 2}
          y={columnNameY}
          anchor="middle"
        />
      ))}
      {ourGridMembers.map(({ shortName, sideIndex, gridIndex }) => (
        <g key={sideIndex}>
          <PictureName
            name={shortName}
            x={pictureMargin}
            y={rowY(gridIndex) + rowHeight / 2 + 4}
            anchor="start"
          />
          {theirGridMembers.map((theirs) => {
            const duel = grid[gridIndex]![theirs.gridIndex]!;
            return (
              <g key={theirs.sideIndex}>
                {directions.map((direction, index) => {
                  const [color, numberColor] =
                    levelColors[hitLevelOf(duel[direction], direction).colorLevel];
                  const x = columnX(theirs.gridIndex) + 3;
                  const y = rowY(gridIndex) + index * (tileHeight + 1);
                  return (
                    <g key={direction}>
                      <rect
                        x={x}
                        y={y}
                        width={columnWidth - 6}
                        height={tileHeight}
                        rx={7}
                        fill={color}
                        stroke={isAnswer(duel) ? textColor : 'none'}
                        strokeWidth={1.5}
                      />
                      <text
                        x={x + (columnWidth - 6) / 2}
                        y={y + tileBaseline}
                        textAnchor="middle"
                        fontSize={13}
                        fontWeight={700}
                        fill={numberColor}
                      >
                        {formatRange(duel[direction])}
                      </text>
                    </g>
                  );
                })}
              </g>
            );
          })}
        </g>
      ))}
    </PictureSvg>
  );
}
