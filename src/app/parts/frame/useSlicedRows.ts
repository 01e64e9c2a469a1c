import { startTransition, useEffect, useState } from 'react';

/** The number of cells that appear or change at once: a whole chart of the games, or some rows of a larger one. */
const gameCellLimit = 324;
const largeCellLimit = 160;

/** The maximum number of types of a chart whose table is fast with the usual layout. */
const maxTypesOfUsualLayout = 24;

/** Whether a chart of so many types needs a layout of its own to be fast. */
export function isLargeChart(typeCount: number): boolean {
  return typeCount > maxTypesOfUsualLayout;
}

/**
 * Returns the rows as they are drawn: a slice at a time, so that the page answers while a large chart
 * appears or changes. Rows after the slice stay as they were.
 */
export function useSlicedRows<Row>(rows: readonly Row[], columnCount: number): readonly Row[] {
  const isLarge = isLargeChart(columnCount);
  const step = Math.ceil((isLarge ? largeCellLimit : gameCellLimit) / columnCount);
  // The heads of a large chart come first.
  const [drawnRows, setDrawnRows] = useState(() => rows.slice(0, isLarge ? 0 : step));
  useEffect(() => {
    const length = Math.max(rows.length, drawnRows.length);
    const start = Array.from({ length }, (_, row) => row).find(
      (row) => rows[row] !== drawnRows[row],
    );
    if (start === undefined) return;
    const end = start + step;
    startTransition(() =>
      setDrawnRows([...rows.slice(0, end), ...drawnRows.slice(end, rows.length)]),
    );
  }, [rows, drawnRows, step]);
  return drawnRows;
}

/** The number of rows of a large table that appear at once. */
const rowsAtOnce = 12;

/**
 * Returns the rows as they are drawn: at first some of a large table, then more with each paint. A later
 * change shows at once.
 */
export function useGrowingRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isLarge = isLargeChart(rows.length);
  const [drawnCount, setDrawnCount] = useState(rowsAtOnce);
  useEffect(() => {
    if (isLarge && drawnCount < rows.length)
      startTransition(() => setDrawnCount(drawnCount + rowsAtOnce));
  }, [isLarge, drawnCount, rows.length]);
  return isLarge ? rows.slice(0, drawnCount) : rows;
}
