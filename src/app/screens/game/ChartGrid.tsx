import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { addNote, joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isLargeChart, useSlicedRows } from '#app/parts/frame/useSlicedRows.ts';
import {
  ChartHead,
  ChartRowHead,
  ChartScroller,
  getChartStep,
} from '#app/parts/game/ChartHead.tsx';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { factorOf, hasSameRow } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { baseFactor, type Cell, isChanged } from '#core/ownGames/edit/chartEdits.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './ChartGrid.module.css';

/** The factor that a click on the selected cell sets, by the current one. */
const nextFactor = new Map([
  [1, 2],
  [2, 0.5],
  [0.5, 0],
  [0, 1],
]);

/**
 * Shows the chart as a grid, attacking types in rows: arrow keys move, 0 to 8 and h (½) set the
 * factor, Delete restores that of the base, Enter and F2 lead to the field for any factor, and a
 * second click steps through the usual ones.
 */
export function ChartGrid({
  game,
  cell,
  isOpen,
  onSelect,
  onSet,
  onEdit,
}: {
  game: OwnGame;
  /** The cell where the player is; undefined at first. */
  cell: Cell | undefined;
  /** Whether the cell is open for changes. */
  isOpen: boolean;
  onSelect: (cell: Cell) => void;
  onSet: (cell: Cell, factor: number) => void;
  /** Moves the focus to the field for any factor of the cell. */
  onEdit: (cell: Cell) => void;
}) {
  const { t, language } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const { types } = game.chart;
  const [attacking = types[0]!, defending = types[0]!] = cell ?? [];

  const rows = useSlicedRows(useRowContents(game), types.length);
  const [typeCount, setTypeCount] = useState(types.length);
  useEffect(() => {
    // A large chart draws its last row a moment later.
    if (types.length === typeCount || rows.length !== types.length) return;
    setTypeCount(types.length);
    // The row of a new type, which is the last one.
    const scroller = table.current?.parentElement;
    if (types.length > typeCount) scroller?.scrollTo({ top: scroller.scrollHeight });
  }, [types.length, typeCount, rows.length]);

  function select(next: Cell): void {
    onSelect(next);
    const [row, column] = next.map((type) => types.indexOf(type));
    // The button takes the focus before it becomes the tab stop.
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }

  const press = useStableCallback((row: Type, column: Type) => {
    if (!cell || !isOpen || row !== attacking || column !== defending) onSelect([row, column]);
    else onSet(cell, nextFactor.get(factorOf(game.chart, row, column)) ?? 1);
  });

  function handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = getChartStep(key);
    const factor = key === 'h' ? 0.5 : /^[0-8]$/.test(key) ? Number(key) : undefined;
    if (step) {
      const clamp = (index: number) => Math.max(0, Math.min(types.length - 1, index));
      const row = clamp(types.indexOf(attacking) + step[0]);
      const column = clamp(types.indexOf(defending) + step[1]);
      select([types[row]!, types[column]!]);
    } else if (factor !== undefined) onSet([attacking, defending], factor);
    else if (key === 'Delete' || key === 'Backspace') {
      onSet([attacking, defending], baseFactor(game, attacking, defending));
    } else if (key === 'Enter' || key === 'F2') onEdit([attacking, defending]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <ChartScroller className={styles.frame}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a data grid, whose cells the arrow keys reach
        role="grid"
        className={`${styles.grid} ${isLargeChart(types.length) ? styles.large : ''}`}
        onKeyDown={handleKey}
      >
        <ChartHead
          caption={joinSentences([t('chart.rowsAttack'), t('game.gridHelp')], language)}
          types={types}
        />
        <tbody>
          {rows.map((content, row) => (
            <Row
              key={content.attacking}
              content={content}
              row={row}
              tabStop={content.attacking === attacking ? defending : undefined}
              isSelected={isOpen && cell?.[0] === content.attacking}
              onPress={press}
            />
          ))}
        </tbody>
      </table>
    </ChartScroller>
  );
}

/** What a row shows of the game. */
type RowContent = { game: OwnGame; attacking: Type };

/** Whether a row of both games shows the same. */
function isSameRow(before: OwnGame, after: OwnGame, attacking: Type): boolean {
  return before.base === after.base && hasSameRow(before.chart, after.chart, attacking);
}

/** Returns the rows of the chart; a change of one cell makes one new row. */
function useRowContents(game: OwnGame): readonly RowContent[] {
  const [contents, setContents] = useState<readonly RowContent[]>([]);
  const [contentsGame, setContentsGame] = useState<OwnGame>();
  if (contentsGame === game) return contents;
  const byType = new Map(contents.map((content) => [content.attacking, content]));
  const next = game.chart.types.map((attacking) => {
    const before = byType.get(attacking);
    return before && isSameRow(before.game, game, attacking) ? before : { game, attacking };
  });
  setContentsGame(game);
  setContents(next);
  return next;
}

/** Memoized: a change of one cell renders one row of a large chart. */
const Row = memo(function Row({
  content: { game, attacking },
  row,
  tabStop,
  isSelected,
  onPress,
}: {
  content: RowContent;
  row: number;
  /** The defending type of the cell that Tab reaches, if it is in this row. */
  tabStop: Type | undefined;
  /** Whether that cell is selected. */
  isSelected: boolean;
  onPress: (attacking: Type, defending: Type) => void;
}) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  return (
    <tr>
      <ChartRowHead type={attacking} />
      {game.chart.types.map((defending, column) => {
        const factor = factorOf(game.chart, attacking, defending);
        const multiplier = formatMultiplier(factor, language);
        const isCellChanged = isChanged(game, attacking, defending);
        const names = { attacking: typeName(attacking), defending: typeName(defending) };
        const label = removeSoftHyphens(`${t('why.on', names)} ${multiplier}`);
        return (
          <td key={defending}>
            <button
              type="button"
              className={styles.cell}
              data-cell={`${row} ${column}`}
              data-level={factor === 1 ? undefined : getMultiplierLevel(factor)}
              data-changed={isCellChanged || undefined}
              aria-label={isCellChanged ? addNote(label, t('game.changed'), language) : label}
              aria-pressed={isSelected && defending === tabStop}
              tabIndex={defending === tabStop ? 0 : -1}
              onClick={() => onPress(attacking, defending)}
            >
              {factor === 1 ? '' : multiplier.replace('×', '')}
            </button>
          </td>
        );
      })}
    </tr>
  );
});
