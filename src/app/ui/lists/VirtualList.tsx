import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './VirtualList.module.css';

/** Rows rendered beyond the visible ones on each side, so that the next row can get focus. */
const overscan = 6;

let isPrinting = false;

/** Calls the callback before and after the page is printed; returns the unsubscriber. */
function subscribeToPrint(callback: () => void): () => void {
  const onPrintEvent = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    callback();
  };
  window.addEventListener('beforeprint', onPrintEvent);
  window.addEventListener('afterprint', onPrintEvent);
  return () => {
    window.removeEventListener('beforeprint', onPrintEvent);
    window.removeEventListener('afterprint', onPrintEvent);
  };
}

/** The row measurements of unmounted lists, by list name. */
const measurements = new Map<string, VirtualItem[]>();

/**
 * A virtualized list that scrolls with the page. Screen readers get its full length, the focused row
 * stays mounted, a remounted list keeps its scroll position, and all rows are printed.
 */
export function VirtualList({
  name,
  labelledBy,
  keys,
  estimatedRowHeight,
  renderRow,
}: {
  /** A unique name of the list. */
  name: string;
  labelledBy: string;
  /** The React keys of the rows, in order. */
  keys: readonly (string | number)[];
  /** The estimated height of a row, in pixels. */
  estimatedRowHeight: number;
  renderRow: (index: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  // Undefined until the list is on the page: rows below the window are not rendered even once.
  const [top, setTop] = useState<number>();
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    initialMeasurementsCache: measurements.get(name) ?? [],
    overscan,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedIndex === undefined || focusedIndex >= keys.length) return rows;
      if (rows.includes(focusedIndex)) return rows;
      return [...rows, focusedIndex].sort((one, other) => one - other);
    },
    scrollMargin: top ?? 0,
  });

  // The content above may change its height with any render.
  useLayoutEffect(() => {
    const { y = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(y + window.scrollY));
  });

  useLayoutEffect(
    () => () => {
      measurements.set(name, virtualizer.takeSnapshot());
    },
    [name, virtualizer],
  );

  if (useSyncExternalStore(subscribeToPrint, () => isPrinting)) {
    return (
      <ul ref={list} aria-labelledby={labelledBy}>
        {keys.map((key, index) => (
          <li key={key} className={styles.printRow}>
            {renderRow(index)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul
      ref={list}
      aria-labelledby={labelledBy}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {(top === undefined ? [] : virtualizer.getVirtualItems()).map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={keys.length}
          aria-posinset={index + 1}
          className={styles.row}
          style={{ transform: `translateY(${start - (top ?? 0)}px)` }}
          onFocus={() => setFocusedIndex(index)}
          onBlur={() => setFocusedIndex(undefined)}
        >
          <RowContent index={index} renderRow={renderRow} />
        </li>
      ))}
    </ul>
  );
}

/** The content of a row. Memoized: the list renders with each step of a scroll, its rows do not change. */
const RowContent = memo(function RowContent({
  index,
  renderRow,
}: {
  index: number;
  renderRow: (index: number) => ReactNode;
}) {
  return renderRow(index);
});
