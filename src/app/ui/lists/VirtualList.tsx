import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './VirtualList.module.css';

/** Rows beyond the visible ones on each side, rendered after those, so that the next row can get focus. */
const rowsBeyond = 6;

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

/** Where unmounted lists began, in pixels from the top of the page, and their row measurements, by list name. */
const layouts = new Map<string, { top: number; items: VirtualItem[] }>();

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
  const lastLayout = layouts.get(name);
  // At first an estimate, so that the first pass renders rows, and not many more than come into view.
  const [top, setTop] = useState(lastLayout?.top ?? Math.round(window.innerHeight / 2));
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    initialMeasurementsCache: lastLayout?.items ?? [],
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: useDeferredValue(rowsBeyond, 0),
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedIndex === undefined || focusedIndex >= keys.length) return rows;
      if (rows.includes(focusedIndex)) return rows;
      return [...rows, focusedIndex].sort((one, other) => one - other);
    },
    scrollMargin: top,
  });

  // The content above may change its height with any render.
  useLayoutEffect(() => {
    const { y = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(y + window.scrollY));
  });

  useLayoutEffect(
    () => () => {
      layouts.set(name, {
        top: virtualizer.options.scrollMargin,
        items: virtualizer.takeSnapshot(),
      });
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
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={keys.length}
          aria-posinset={index + 1}
          className={styles.row}
          style={{ transform: `translateY(${start - top}px)` }}
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
