import type { Ref } from 'react';
import type { TeamRow } from '#engine/team.ts';
import { type AttackingType, isOfficialAttackingType } from '#engine/type.ts';
import type { TeamMember } from '#features/useMemberResolver.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { damageLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import { firstLetter } from '#widgets/ownNames.ts';
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
import icons from '#widgets/typeIcons.json';

// Lengths are in pixels at the natural size of the picture.
const margin = 24;
const headHeight = 92;
const rowHeight = 34;
const typeColumnWidth = 170;
const memberColumnWidth = 78;
const totalColumnWidth = 62;
/** From the top of a row to the baseline of its text. */
const rowBaseline = 21;
/** Between the last baseline of the head and the first row. */
const headPadding = 12;
const totals = ['weak', 'resist', 'immune'] as const;

/** The team matrix as an SVG image that needs no style sheet. */
export function TeamMatrixSvg({
  ref,
  lineup,
  rows,
  className,
}: {
  ref: Ref<SVGSVGElement>;
  lineup: readonly TeamMember[];
  rows: readonly TeamRow[];
  className: string | undefined;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const width =
    2 * margin +
    typeColumnWidth +
    lineup.length * memberColumnWidth +
    totals.length * totalColumnWidth;
  const height = 2 * margin + headHeight + rows.length * rowHeight;
  const columnX = (index: number) => margin + typeColumnWidth + index * memberColumnWidth;
  const totalX = (index: number) => columnX(lineup.length) + (index + 0.5) * totalColumnWidth;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      role="img"
      aria-label={t('team.pictureTitle')}
      fontFamily={fontFamily}
      fontSize={14}
      fill={textColor}
    >
      <rect width={width} height={height} fill={backgroundColor} />
      <text x={margin} y={margin + 24} fontSize={22} fontWeight={700}>
        {`${t('shell.title')} · ${t('team.pageTitle')}`}
      </text>
      {lineup.map(({ name }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
          key={index}
          textAnchor="middle"
          fontSize={fitFontSize(wrapName(name))}
          fontWeight={600}
        >
          {wrapName(name).map((line, lineIndex, lines) => (
            <tspan
              key={line}
              x={columnX(index) + memberColumnWidth / 2}
              y={
                margin + headHeight - headPadding - (lines.length - 1 - lineIndex) * nameLineHeight
              }
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {totals.map((total, index) => (
        <text
          key={total}
          x={totalX(index)}
          y={margin + headHeight - headPadding}
          textAnchor="middle"
          fontSize={nameFontSize}
          fill={softTextColor}
        >
          {t(`team.${total}`)}
        </text>
      ))}
      {rows.map((row, index) => (
        <g
          key={row.attacking}
          transform={`translate(0 ${margin + headHeight + index * rowHeight})`}
        >
          <SvgTypeIcon type={row.attacking} />
          <text x={margin + 36} y={20} fontWeight={600}>
            {typeName(row.attacking)}
          </text>
          {row.matchups.map(({ multiplier }, column) => {
            const [cellColor, cellTextColor] = levelColors[damageLevel(multiplier)];
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
    </svg>
  );
}

/** The type's icon on its color, as on the page. */
function SvgTypeIcon({ type }: { type: AttackingType }) {
  const { typeName } = useNames();
  return (
    <g data-type={type}>
      <rect x={margin} y={2} width={28} height={28} rx={8} fill="var(--type)" />
      {isOfficialAttackingType(type) ? (
        <path
          d={icons[type]}
          transform={`translate(${margin + 5} 7) scale(0.75)`}
          fill="none"
          stroke="var(--icon-on-type)"
          strokeWidth={2.3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text x={margin + 14} y={21} textAnchor="middle" fill="var(--icon-on-type)">
          {firstLetter(typeName(type))}
        </text>
      )}
    </g>
  );
}
