import type { Ref } from 'react';
import { isAnswer } from '#engine/verdict.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import {
  backgroundColor,
  fitFontSize,
  fontFamily,
  levelColors,
  nameFontSize,
  nameLineHeight,
  softTextColor,
  textColor,
  wrapName,
} from '#widgets/picture.ts';
import { type HitDirection, levelOf, useFormatHits } from './hitText.ts';
import type { Battle } from './useBattle.ts';

// Lengths are in pixels at the natural size of the picture.
const margin = 24;
const headHeight = 92;
const rowHeight = 62;
const nameColumnWidth = 110;
const columnWidth = 84;
const tileHeight = 27;
/** From the top of a tile to the baseline of its text. */
const tileBaseline = 19;
const headPadding = 12;

const directions: readonly HitDirection[] = ['deals', 'takes'];

/** The grid of a battle as an SVG image that needs no style sheet. */
export function BattleSvg({
  ref,
  battle: { ourGridMembers, theirGridMembers, grid },
  className,
}: {
  ref: Ref<SVGSVGElement>;
  battle: Battle;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const { formatRange } = useFormatHits();
  const width = 2 * margin + nameColumnWidth + theirGridMembers.length * columnWidth;
  const height = 2 * margin + headHeight + ourGridMembers.length * rowHeight;
  const columnX = (index: number) => margin + nameColumnWidth + index * columnWidth;
  const rowY = (index: number) => margin + headHeight + index * rowHeight;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      role="img"
      aria-label={t('battle.picture')}
      fontFamily={fontFamily}
      fontSize={14}
      fill={textColor}
    >
      <rect width={width} height={height} fill={backgroundColor} />
      <text x={margin} y={margin + 22} fontSize={20} fontWeight={700}>
        {`${t('shell.title')} · ${t('battle.pageTitle')}`}
      </text>
      <text x={margin} y={margin + headHeight - headPadding} fontSize={11} fill={softTextColor}>
        {`${t('battle.deals')} / ${t('battle.takes')}`}
      </text>
      {theirGridMembers.map(({ name, sideIndex, gridIndex }) => (
        <Name
          key={sideIndex}
          name={name}
          x={columnX(gridIndex) + columnWidth / 2}
          bottom={margin + headHeight - headPadding}
          anchor="middle"
        />
      ))}
      {ourGridMembers.map(({ name, sideIndex, gridIndex }) => (
        <g key={sideIndex}>
          <Name
            name={name}
            x={margin}
            bottom={rowY(gridIndex) + rowHeight / 2 + 4}
            anchor="start"
          />
          {theirGridMembers.map((theirs) => {
            const duel = grid[gridIndex]![theirs.gridIndex]!;
            return (
              <g key={theirs.sideIndex}>
                {directions.map((direction, index) => {
                  const [color, numberColor] =
                    levelColors[levelOf(duel[direction], direction).colors];
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
    </svg>
  );
}

/** A name in up to three lines, the last one at `bottom`. */
function Name({
  name,
  x,
  bottom,
  anchor,
}: {
  name: string;
  x: number;
  bottom: number;
  anchor: 'start' | 'middle';
}) {
  const lines = wrapName(name);
  return (
    <text
      textAnchor={anchor}
      fontSize={Math.min(nameFontSize, fitFontSize(lines))}
      fontWeight={600}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={bottom - (lines.length - 1 - index) * nameLineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
