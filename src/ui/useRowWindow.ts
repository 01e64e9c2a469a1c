import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Maximum number of rows that are all rendered, so that the browser's search finds them. */
const maxPlainRows = 50;

/** Rows rendered beyond the visible ones on each side. */
const overscan = 4;

/** The distance between rows in a stack, in pixels. */
const gap = 8;

/** The rows of a long list in a sheet that are rendered now. */
export type RowWindow = {
  /** The positions of the rows, in their order. */
  indexes: readonly number[];
  /** The props of the list, which has the height of all rows. */
  listProps: {
    ref: RefObject<HTMLUListElement | null>;
    style: CSSProperties;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Returns the props of a row. Screen readers get the length of the whole list. */
  getRowProps: (index: number) => {
    ref: (row: HTMLLIElement | null) => void;
    style: CSSProperties;
    'aria-setsize': number;
    'aria-posinset': number;
  };
};

/**
 * Returns which rows of a long list in a sheet are rendered; undefined for a short list, which has all. The first, the
 * last, the focused row, its neighbors and `extraIndex` are always rendered, so that keys reach them.
 */
export function useRowWindow(
  count: number,
  estimatedRowHeight: number,
  extraIndex = -1,
): RowWindow | undefined {
  const ref = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focusedIndex, setFocusedIndex] = useState(-1);
  const enabled = count > maxPlainRows;
  const findScroller = () => ref.current?.closest('dialog') ?? null;
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...{ count, enabled, gap, overscan },
    scrollMargin: top,
    getScrollElement: findScroller,
    estimateSize: () => estimatedRowHeight,
    rangeExtractor: (range) => {
      const focused = focusedIndex < 0 ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1];
      const indexes = [...defaultRangeExtractor(range), ...focused, extraIndex, 0, count - 1];
      return [...new Set(indexes)]
        .filter((index) => index >= 0 && index < count)
        .sort((one, other) => one - other);
    },
  });

  // The content above may change its height with any render.
  useLayoutEffect(() => {
    const scroller = findScroller();
    if (!enabled || !ref.current || !scroller) return;
    const distance = ref.current.getBoundingClientRect().y - scroller.getBoundingClientRect().y;
    setTop(Math.round(distance + scroller.scrollTop));
  });

  if (!enabled) return undefined;
  const rows = new Map(virtualizer.getVirtualItems().map((row) => [row.index, row]));
  return {
    indexes: [...rows.keys()],
    listProps: {
      ref,
      style: { position: 'relative', display: 'block', height: virtualizer.getTotalSize() },
      onFocus: ({ target }) => {
        const { index } = target.closest<HTMLElement>('[data-index]')?.dataset ?? {};
        setFocusedIndex(Number(index ?? -1));
      },
      onBlur: () => setFocusedIndex(-1),
    },
    getRowProps: (index) => ({
      ref: virtualizer.measureElement,
      style: {
        ...{ position: 'absolute', top: 0, insetInline: 0 },
        transform: `translateY(${(rows.get(index)?.start ?? 0) - top}px)`,
      },
      'aria-setsize': count,
      'aria-posinset': index + 1,
    }),
  };
}
