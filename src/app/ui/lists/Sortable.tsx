import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import { findDropIndex } from './dropIndex.ts';
import { getArrowStep } from './focusKeys.ts';
import styles from './Sortable.module.css';
import type { RowWindow } from './useRowWindow.ts';

/** Milliseconds of a touch on a handle before a drag starts; a shorter touch scrolls the page. */
const pressMs = 250;

/**
 * The pixels from the corner of an item in which a finger that stays takes hold of it: a handle of a phone
 * is narrower. A tap there still does what it does on the item.
 */
const touchSize = 44;

const grip = <GripVertical aria-hidden />;

/**
 * A list whose items the player moves by their handles, with the pointer or the arrow keys. Each step
 * calls `onMove` at once; Escape cancels a drag. If items are side by side, the arrow keys follow the
 * order of the list.
 */
export function Sortable({
  label,
  help,
  getHandleLabel,
  onMove,
  onTap,
  isFixed = false,
  isStacked = false,
  count,
  rowWindow,
  renderItem,
}: {
  label: string;
  help: string;
  /** The accessible name of the item's handle. */
  getHandleLabel: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Called after a press on the handle of the item that is no drag. */
  onTap?: (index: number) => void;
  /** Whether no item can be moved now. */
  isFixed?: boolean;
  /** Whether the items are never side by side. */
  isStacked?: boolean;
  /** The number of items. */
  count: number;
  /** The items that are rendered now; undefined for all. */
  rowWindow?: RowWindow | undefined;
  renderItem: (index: number) => ReactNode;
}) {
  const ownList = useRef<HTMLUListElement>(null);
  const list = rowWindow?.listProps.ref ?? ownList;
  const indexes = rowWindow?.indexes ?? Array.from({ length: count }, (_, index) => index);
  const helpId = useId();
  const [drag, setDrag] = useState<{ startIndex: number; index: number }>();
  const pressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the last press is a drag, after which some browsers report a click. */
  const isDrag = useRef(false);

  // The page must not scroll during a drag. React would add a passive listener, which cannot prevent
  // it, and a listener that is added after the start of the touch has no effect.
  useEffect(() => {
    const element = list.current;
    const preventScroll = (event: TouchEvent) => {
      if (element?.querySelector('[data-dragged]') && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchmove', preventScroll);
  }, [list]);

  function move(from: number, to: number): void {
    if (to !== from && to >= 0 && to < count) onMove(from, to);
  }

  function focusHandle(index: number, options?: FocusOptions): void {
    const handle = `[data-index="${index}"] > [data-handle]`;
    list.current?.querySelector<HTMLElement>(handle)?.focus(options);
  }

  function stepByKey(event: KeyboardEvent, index: number): void {
    const [rows, columns] = getArrowStep(event.key) ?? [0, 0];
    const to = index + rows + columns;
    if (to === index || to < 0 || to >= count) return;
    event.preventDefault();
    move(index, to);
    focusHandle(to);
  }

  function startDrag(event: PointerEvent<HTMLElement>, index: number): void {
    const { button, pointerId, pointerType } = event;
    isDrag.current = false;
    if (isFixed || button !== 0 || !isOnHandle(event)) return;
    const start = () => {
      isDrag.current = true;
      // The list captures the pointer, because the handle under it changes with each move.
      list.current?.setPointerCapture(pointerId);
      focusHandle(index, { preventScroll: true });
      setDrag({ startIndex: index, index });
    };
    if (pointerType === 'touch') pressTimer.current = setTimeout(start, pressMs);
    else start();
  }

  function moveDrag({ clientX, clientY }: PointerEvent): void {
    if (!drag) return;
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const position = findDropIndex(boxes, indexes.indexOf(drag.index), clientX, clientY);
    const index = indexes[position] ?? drag.index;
    if (index === drag.index) return;
    move(drag.index, index);
    // The page must not scroll, so that the dragged item stays under the pointer.
    focusHandle(index, { preventScroll: true });
    setDrag({ ...drag, index });
  }

  function endDrag(): void {
    clearTimeout(pressTimer.current);
    // Without a drag, as after a tap on an item, nothing changes.
    if (drag) setDrag(undefined);
  }

  function cancelDrag(): void {
    clearTimeout(pressTimer.current);
    if (!drag) return;
    move(drag.index, drag.startIndex);
    focusHandle(drag.startIndex);
    setDrag(undefined);
  }

  return (
    <>
      <ul
        ref={ownList}
        {...rowWindow?.listProps}
        aria-label={label}
        className={isStacked ? styles.stack : styles.list}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={cancelDrag}
        onKeyDown={({ key }) => key === 'Escape' && cancelDrag()}
      >
        {indexes.map((index) => (
          // An item is its index; its content moves.
          <li
            key={index}
            data-index={index}
            className={styles.item}
            data-dragged={drag?.index === index || undefined}
            onPointerDown={(event) => startDrag(event, index)}
            {...rowWindow?.getRowProps(index)}
          >
            <button
              type="button"
              data-handle
              disabled={isFixed}
              className={styles.handle}
              aria-label={removeSoftHyphens(getHandleLabel(index))}
              aria-describedby={helpId}
              onKeyDown={(event) => stepByKey(event, index)}
              onClick={() => !isDrag.current && onTap?.(index)}
            >
              {grip}
            </button>
            {renderItem(index)}
          </li>
        ))}
      </ul>
      <p id={helpId} hidden>
        {help}
      </p>
    </>
  );
}

/** Whether the pointer is on the handle of the item, or a finger beside it and not on a field. */
function isOnHandle(event: PointerEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  if (target.closest('[data-handle]')) return true;
  if (event.pointerType !== 'touch' || target.closest('input, select, textarea')) return false;
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return event.clientX - left < touchSize && event.clientY - top < touchSize;
}
