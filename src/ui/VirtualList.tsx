import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './VirtualList.module.css';

/** Rows on the page beside those in sight, so that the next one is there to be focused. */
const overscan = 6;

let isPrinted = false;

/** Calls back when the page is about to be printed, and when it has been. */
function onPrint(callback: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    callback();
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}

/** The heights that the lists on the page had when they were left, by name. */
const heights = new Map<string, VirtualItem[]>();

/**
 * A list of any length that scrolls with the page and holds only the rows about to be seen. Screen
 * readers hear its whole length, the row with the focus stays, and who comes back finds their place.
 * On paper all rows are there.
 */
export function VirtualList({
  name,
  labelledBy,
  keys,
  estimate,
  rowOf,
}: {
  /** Which list it is, among all there are. */
  name: string;
  labelledBy: string;
  /** Who the rows are, in their order. */
  keys: readonly (string | number)[];
  /** About how many pixels a row is high. */
  estimate: number;
  rowOf: (index: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    initialMeasurementsCache: heights.get(name) ?? [],
    overscan,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === undefined || focused >= keys.length || shown.includes(focused)) return shown;
      return [...shown, focused].sort((one, other) => one - other);
    },
    scrollMargin: top,
  });

  // What stands above may have grown with any change.
  useLayoutEffect(() => {
    const { y = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(y + window.scrollY));
  });

  useLayoutEffect(
    () => () => {
      heights.set(name, virtualizer.takeSnapshot());
    },
    [name, virtualizer],
  );

  if (useSyncExternalStore(onPrint, () => isPrinted)) {
    return (
      <ul ref={list} aria-labelledby={labelledBy}>
        {keys.map((key, index) => (
          <li key={key} className={styles.printed}>
            {rowOf(index)}
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
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(undefined)}
        >
          {rowOf(index)}
        </li>
      ))}
    </ul>
  );
}
