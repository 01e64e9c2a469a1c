import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useEffect,
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
  /** The props of the list. */
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
    // To read the height of a row that is being added would lay out the page in the middle of the render.
    measureElement: (row, entry, instance) =>
      entry
        ? measureElement(row, entry, instance)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? estimatedRowHeight),
    rangeExtractor: (range) => {
      const focused = focusedIndex < 0 ? [] : [focusedIndex - 1, focusedIndex, focusedIndex + 1];
      const indexes = [...defaultRangeExtractor(range), ...focused, extraIndex, 0, count - 1];
      return [...new Set(indexes)]
        .filter((index) => index >= 0 && index < count)
        .sort((one, other) => one - other);
    },
  });

  // The content above may change its height with any render. It decides only which rows are rendered.
  useEffect(() => {
    const scroller = findScroller();
    if (!enabled || !ref.current || !scroller) return;
    const distance = ref.current.getBoundingClientRect().y - scroller.getBoundingClientRect().y;
    setTop(Math.round(distance + scroller.scrollTop));
  });

  if (!enabled) return undefined;
  const rows = virtualizer.getVirtualItems();
  /** The pixels of the rows before each that are not rendered. */
  const spaces = new Map(
    rows.map(({ index, start }, position) => [index, start - (rows[position - 1]?.end ?? top)]),
  );
  return {
    indexes: [...spaces.keys()],
    listProps: {
      ref,
      // The list corrects the place itself when a row turns out higher than it seemed.
      style: { display: 'block', overflowAnchor: 'none' },
      onFocus: ({ target }) => {
        const { index } = target.closest<HTMLElement>('[data-index]')?.dataset ?? {};
        setFocusedIndex(Number(index ?? -1));
      },
      onBlur: () => setFocusedIndex(-1),
    },
    getRowProps: (index) => ({
      ref: virtualizer.measureElement,
      style: { marginTop: spaces.get(index) ?? 0 },
      'aria-setsize': count,
      'aria-posinset': index + 1,
    }),
  };
}
