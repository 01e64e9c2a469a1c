import type { Ref } from 'react';
import type { TeamRow } from '#engine/team.ts';
import { type AttackingType, isOfficialAttackingType } from '#engine/type.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useText } from '#i18n/text.ts';
import { type Level, levelOf } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';
import signs from '#widgets/typeSigns.json';
import type { TeamMember } from './useTeam.ts';

/** A picture leaves the page and its style sheets, so it carries its own paper and inks. */
const paper = '#fdfdfb';
const ink = '#17181f';
const soft = '#5b5c66';
const fills: Record<Level, readonly [ground: string, ink: string]> = {
  muchMore: ['#c4161f', '#ffffff'],
  more: ['#ffd1c9', '#8a1018'],
  same: ['#f2f1ee', soft],
  less: ['#c3efdc', '#0b5a41'],
  muchLess: ['#00755a', '#ffffff'],
  nothing: [ink, '#ffffff'],
};

// Lengths are in pixels of the picture at its natural size.
const margin = 24;
const headHeight = 92;
const rowHeight = 34;
const typeColumnWidth = 170;
const memberColumnWidth = 78;
const totalColumnWidth = 62;
/** From the top of a row down to the line its text stands on. */
const rowBaseline = 21;
/** Between the lowest line of a head and the first row. */
const headPadding = 12;
const nameFontSize = 12;
const nameLineHeight = 14;
const totals = ['weak', 'resist', 'immune'] as const;
const font = 'system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif';

/** The team matrix on one sheet, drawn by us. */
export function Drawing({
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
  const { text, language } = useText();
  const { typeName } = useNames();
  const width =
    2 * margin +
    typeColumnWidth +
    lineup.length * memberColumnWidth +
    totals.length * totalColumnWidth;
  const height = 2 * margin + headHeight + rows.length * rowHeight;
  const columnAt = (index: number) => margin + typeColumnWidth + index * memberColumnWidth;
  const totalAt = (index: number) => columnAt(lineup.length) + (index + 0.5) * totalColumnWidth;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      role="img"
      aria-label={text('team.pictureTitle')}
      fontFamily={font}
      fontSize={14}
      fill={ink}
    >
      <rect width={width} height={height} fill={paper} />
      <text x={margin} y={margin + 24} fontSize={22} fontWeight={700}>
        {`${text('shell.title')} · ${text('team.pageTitle')}`}
      </text>
      {lineup.map(({ name }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
          key={index}
          textAnchor="middle"
          fontSize={sizeOf(linesOf(name))}
          fontWeight={600}
        >
          {linesOf(name).map((line, place, lines) => (
            <tspan
              key={line}
              x={columnAt(index) + memberColumnWidth / 2}
              y={margin + headHeight - headPadding - (lines.length - 1 - place) * nameLineHeight}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {totals.map((total, index) => (
        <text
          key={total}
          x={totalAt(index)}
          y={margin + headHeight - headPadding}
          textAnchor="middle"
          fontSize={nameFontSize}
          fill={soft}
        >
          {text(`team.${total}`)}
        </text>
      ))}
      {rows.map((row, index) => (
        <g
          key={row.attacking}
          transform={`translate(0 ${margin + headHeight + index * rowHeight})`}
        >
          <Sign type={row.attacking} />
          <text x={margin + 36} y={20} fontWeight={600}>
            {typeName(row.attacking)}
          </text>
          {row.matchups.map(({ multiplier }, column) => {
            const [ground, over] = fills[levelOf(multiplier)];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the team
              <g key={column}>
                <rect
                  x={columnAt(column) + 2}
                  y={1}
                  width={memberColumnWidth - 4}
                  height={rowHeight - 4}
                  rx={8}
                  fill={ground}
                />
                {multiplier !== 1 && (
                  <text
                    x={columnAt(column) + memberColumnWidth / 2}
                    y={rowBaseline}
                    textAnchor="middle"
                    fontWeight={700}
                    fill={over}
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
              x={totalAt(column)}
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

/** The type's icon on its colour, as it is on the page. */
function Sign({ type }: { type: AttackingType }) {
  return (
    <g data-type={type}>
      <rect x={margin} y={2} width={28} height={28} rx={8} fill="var(--type)" />
      <path
        d={isOfficialAttackingType(type) ? signs[type] : undefined}
        transform={`translate(${margin + 5} 7) scale(0.75)`}
        fill="none"
        stroke="var(--on-sign)"
        strokeWidth={2.3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** How wide a name is, in letters of our alphabet: those of others are twice as wide. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter >= '\u1100' ? 2 : 1), 0);
}

/** In letters of `nameFontSize`. */
const maxLineWidth = 10;
const maxLines = 3;
/** What can still be read. */
const minFontSize = 7;
/** In letters of `minFontSize`. */
const maxSmallLineWidth = (nameFontSize * maxLineWidth) / minFontSize;

/** A long name goes on below itself. */
function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && widthOf(`${last} ${word}`) <= maxLineWidth;
    if (isRoom || lines.length === maxLines) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(shortened);
}

/** As much of a line as fits in the smallest letters. */
function shortened(line: string): string {
  const letters = [...line];
  if (widthOf(line) <= maxSmallLineWidth) return line;
  while (widthOf(letters.join('')) >= maxSmallLineWidth) letters.pop();
  return `${letters.join('')}…`;
}

/** What is still too long is written smaller, down to where it can be read. */
function sizeOf(lines: readonly string[]): number {
  return Math.max(
    minFontSize,
    Math.min(nameFontSize, (nameFontSize * maxLineWidth) / Math.max(...lines.map(widthOf))),
  );
}
