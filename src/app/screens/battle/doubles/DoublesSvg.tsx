import { type ComponentProps, Fragment, useMemo } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import {
  firstRowY,
  PictureName,
  PictureSvg,
  pictureMargin,
} from '#app/parts/pictures/PictureSvg.tsx';
import { levelColors, mutedTextColor } from '#app/parts/pictures/pictureStyle.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { listColumns, readCell, roundMultiplier } from './attackCell.ts';
import { listTables, rankPairs } from './rankPairs.ts';
import { useFormatLead } from './useFormatLead.ts';

// Lengths are in pixels at the natural size of the picture.
const attackColumnWidth = 150;
const columnWidth = 96;
const maxColumns = 3;
/** The names above the attacks of a Pokémon. */
const headHeight = 52;
const rowHeight = 32;
const tileHeight = 27;
/** From the top of a tile to the baseline of its text. */
const tileBaseline = 19;
/** The tables begin where other pictures have the names of their columns. */
const firstTableY = firstRowY - 44;

/** Draws what each attack on the field of a double battle does as an SVG image that needs no style sheet. */
export function DoublesSvg({
  ref,
  battle,
  className,
}: { battle: Battle } & Pick<ComponentProps<typeof PictureSvg>, 'ref' | 'className'>) {
  const { t, language } = useTranslation();
  const { attackName, ruleName } = useNames();
  const doubles = useMemo(() => rankPairs(battle), [battle]);
  const { tables } = useMemo(() => listTables(battle, doubles), [battle, doubles]);
  const { title } = useFormatLead(doubles);
  const heights = tables.map(({ attacks }) => headHeight + attacks.length * rowHeight);
  const tops = heights.map((_, index) =>
    heights.slice(0, index).reduce((sum, height) => sum + height, firstTableY),
  );
  const columnX = (index: number) => pictureMargin + attackColumnWidth + index * columnWidth;
  return (
    <PictureSvg
      ref={ref}
      contentWidth={attackColumnWidth + maxColumns * columnWidth}
      rowsHeight={heights.reduce((sum, height) => sum + height, firstTableY - firstRowY)}
      label={t('battle.picture')}
      title={t('battle.doubles')}
      titleFontSize={20}
      className={className}
    >
      <text x={pictureMargin} y={pictureMargin + 44} fontSize={14} fontWeight={600}>
        {title}
      </text>
      {tables.map((table, tableIndex) => {
        const columns = listColumns(table);
        const top = tops[tableIndex]!;
        return (
          <Fragment key={`${table.user.side}${table.user.sideIndex}`}>
            <PictureName
              name={table.user.shortName}
              x={pictureMargin}
              y={top + headHeight - 8}
              anchor="start"
            />
            {columns.map(({ member, place }, column) => (
              <Fragment key={place}>
                {place === 'partner' && (
                  <text
                    x={columnX(column) + columnWidth / 2}
                    y={top + 16}
                    textAnchor="middle"
                    fontSize={11}
                    fill={mutedTextColor}
                  >
                    {t('battle.pair.partner')}
                  </text>
                )}
                <PictureName
                  name={member.shortName}
                  x={columnX(column) + columnWidth / 2}
                  y={top + headHeight - 8}
                  anchor="middle"
                />
              </Fragment>
            ))}
            {table.attacks.map((attack, row) => {
              const y = top + headHeight + row * rowHeight;
              const { type, move } = attack.attack;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an attack is identified by its position
                <g key={row}>
                  <text x={pictureMargin} y={y + tileBaseline} fontSize={13}>
                    {attackName({ type, move })}
                  </text>
                  {columns.map(({ place }, column) => {
                    const { draw, hit, level } = readCell(table, attack, place);
                    if (!draw && !(hit && level)) return null;
                    const [color, textColor] = level
                      ? levelColors[level]
                      : ['none', mutedTextColor];
                    return (
                      <Fragment key={place}>
                        <rect
                          x={columnX(column) + 3}
                          y={y}
                          width={columnWidth - 6}
                          height={tileHeight}
                          rx={7}
                          fill={color}
                        />
                        <text
                          x={columnX(column) + columnWidth / 2}
                          y={y + tileBaseline}
                          textAnchor="middle"
                          fontSize={hit ? 13 : 11}
                          fontWeight={hit ? 700 : 400}
                          fill={textColor}
                        >
                          {hit
                            ? formatMultiplier(roundMultiplier(hit.multiplier), language)
                            : ruleName(draw!.because)}
                        </text>
                      </Fragment>
                    );
                  })}
                </g>
              );
            })}
          </Fragment>
        );
      })}
    </PictureSvg>
  );
}
