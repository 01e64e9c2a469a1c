import { ZoomIn } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  startTransition,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSlicedRows } from '#app/parts/frame/useSlicedRows.ts';
import { ChartHead, ChartScroller, getChartStep } from '#app/parts/game/ChartHead.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { Type } from '#core/charts/type.ts';
import type { ChartCell } from '#core/links/chart.ts';
import { ChartRow, type ChartRowContent } from './ChartRow.tsx';
import '#app/typeUi/upright.css';
import styles from './ChartTable.module.css';
import { type ChartView, cellAt, printSizeOf } from './chartView.ts';

/** A place in the table; -1 is the row or the column of the heads. */
type Position = readonly [row: number, column: number];

/** Finds the place of the cell or head that the event, or what is at a point, is on. */
function findPosition({ target }: { target: EventTarget | null }): Position | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}

/**
 * Shows the chart as a table with one Tab stop, whose cells and heads the arrow keys reach; the row
 * and the column of the open cell, or of the one under the mouse or under a finger that is drawn over the table, are
 * lit. All columns fit the screen until the cells are zoomed to the size of a finger.
 */
export const ChartTable = memo(function ChartTable({
  view,
  caption,
  onPick,
  onDraw,
}: {
  view: ChartView;
  caption: string;
  onPick: (cell: ChartCell) => void;
  /** A finger is drawn over the cell; undefined when it is lifted. */
  onDraw: (cell: ChartCell | undefined) => void;
}) {
  const { t } = useTranslation();
  const { typeName } = useNames();
  const table = useRef<HTMLTableElement>(null);
  /** Whether the finger that was lifted last had been drawn over cells; the browser may call that a click as well. */
  const hasDrawn = useRef(false);
  const [focusPosition, setFocusPosition] = useState<Position>([0, 0]);
  const [hoverPosition, setHoverPosition] = useState<Position>();
  const [isZoomed, setIsZoomed] = useState(false);
  const [drawnPosition, setDrawnPosition] = useState<Position>();
  const { rows, columns, chart, isTurned, comparison, cell } = view;
  const printSize = printSizeOf(view);
  const otherName = comparison && t(`preferences.generation.short.${comparison.era}`);
  const contents = useMemo((): ChartRowContent[] => {
    const nameType = (type: Type) => ({ type, name: typeName(type) });
    const rest = {
      ...{ chart, isTurned, columns: columns.map(nameType) },
      ...{ otherChart: comparison?.chart, otherName },
    };
    return rows.map((type) => ({ head: nameType(type), ...rest }));
  }, [rows, columns, chart, isTurned, comparison, otherName, typeName]);
  const drawnRows = useSlicedRows(contents, columns.length);

  const open = cell && placeOf(view, cell);
  const lit = drawnPosition ?? hoverPosition ?? open;
  const tabStop = [
    Math.min(focusPosition[0], rows.length - 1),
    Math.min(focusPosition[1], columns.length - 1),
  ] as const;

  function handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const position = findPosition(event);
    const step = getChartStep(key);
    if (!position) return;
    if (step) {
      const clamp = (index: number, length: number) => Math.max(-1, Math.min(length - 1, index));
      const next = [
        clamp(position[0] + step[0], drawnRows.length),
        clamp(position[1] + step[1], columns.length),
      ];
      table.current?.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus();
    } else if (key === 'Enter' || key === ' ') pick(position);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function typesAt([row, column]: Position): ChartCell | undefined {
    const [rowType, columnType] = [rows[row], columns[column]];
    if (rowType && columnType) return cellAt(view, rowType, columnType);
    const type = rowType ?? columnType;
    return type && [type];
  }

  function pick(position: Position): void {
    const types = typesAt(position);
    if (types) onPick(types);
  }

  function draw(event: PointerEvent): void {
    if (event.pointerType !== 'touch' || isZoomed) return;
    // The target of a finger is the cell on which it began.
    const before = drawnPosition ?? findPosition(event);
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const position = findPosition({ target });
    if (!position || position.join() === before?.join()) return;
    setDrawnPosition(position);
    onDraw(typesAt(position));
  }

  function endDrawing(isPicked: boolean): void {
    if (!drawnPosition) return;
    hasDrawn.current = true;
    if (isPicked && drawnPosition.join() !== open?.join()) pick(drawnPosition);
    setDrawnPosition(undefined);
    onDraw(undefined);
  }

  return (
    <ChartScroller className={styles.scroller}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a grid, whose cells the arrow keys reach
        role="grid"
        className={styles.table}
        data-large={printSize}
        data-zoomed={isZoomed || undefined}
        onKeyDown={handleKey}
        onClick={(event) => {
          const position = findPosition(event);
          if (position && !hasDrawn.current) pick(position);
        }}
        onPointerDown={() => {
          hasDrawn.current = false;
        }}
        onFocus={(event) => {
          const position = findPosition(event);
          // A tap has its answer first.
          if (position) startTransition(() => setFocusPosition(position));
        }}
        onPointerOver={(event: PointerEvent) => {
          if (event.pointerType === 'mouse') setHoverPosition(findPosition(event));
        }}
        onPointerLeave={() => setHoverPosition(undefined)}
        onPointerMove={draw}
        onPointerUp={() => endDrawing(true)}
        onPointerCancel={() => endDrawing(false)}
      >
        <ChartHead
          hasNames
          caption={caption}
          types={columns}
          corner={
            !printSize && (
              <Button
                quiet
                aria-pressed={isZoomed}
                aria-label={t('chart.zoom')}
                title={t('chart.zoom')}
                className={styles.zoom}
                onClick={() => setIsZoomed(!isZoomed)}
              >
                <ZoomIn aria-hidden />
              </Button>
            )
          }
          getProps={(column) => ({
            'data-cell': `-1 ${column}`,
            'data-lit': column === lit?.[1] || undefined,
            tabIndex: tabStop[0] === -1 && tabStop[1] === column ? 0 : -1,
          })}
        />
        <tbody>
          {drawnRows.map((content, row) => (
            <ChartRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an element that changes is faster than one that moves
              key={row}
              content={content}
              index={row}
              tabStop={row === tabStop[0] ? tabStop[1] : undefined}
              openColumn={row === open?.[0] ? open[1] : undefined}
              isLit={row === lit?.[0]}
            />
          ))}
        </tbody>
      </table>
    </ChartScroller>
  );
});

/** The place of what is open: of a cell, or of one type on both sides. */
function placeOf({ isTurned, rows, columns }: ChartView, [first, defending]: ChartCell): Position {
  const [row, column] = isTurned ? [defending ?? first, first] : [first, defending ?? first];
  return [rows.indexOf(row), columns.indexOf(column)];
}
