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
import { arrowStep } from './arrowKeys.ts';
import { dropIndex } from './dropIndex.ts';
import styles from './Sortable.module.css';

/** Milliseconds that a finger rests on a handle before it drags; a quicker one scrolls the page. */
const pressMs = 250;

const grip = <GripVertical aria-hidden />;

/**
 * A list whose items are moved by their handles, with the pointer or the arrow keys. Each step calls
 * `onMove` at once; Escape cancels a drag. Items may stand side by side; the arrow keys then follow
 * the order of the list.
 */
export function Sortable({
  label,
  help,
  getHandleLabel,
  onMove,
  isFixed = false,
  isStacked = false,
  items,
}: {
  label: string;
  help: string;
  /** The accessible name of the item's handle. */
  getHandleLabel: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Whether no item can be moved at the moment. */
  isFixed?: boolean;
  /** Whether the items never stand side by side. */
  isStacked?: boolean;
  items: readonly ReactNode[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const [drag, setDrag] = useState<{ from: number; at: number }>();
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);

  // While a finger drags, the page must not scroll. React would add a passive listener, and the
  // browser looks for others when the touch starts.
  useEffect(() => {
    const element = list.current;
    const preventScroll = (event: TouchEvent) => {
      if (element?.querySelector('[data-dragged]') && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => element?.removeEventListener('touchmove', preventScroll);
  }, []);

  function move(from: number, to: number): void {
    if (to !== from && to >= 0 && to < items.length) onMove(from, to);
  }

  function focusHandle(index: number, options?: FocusOptions): void {
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[index]?.focus(options);
  }

  function stepByKey(event: KeyboardEvent, index: number): void {
    const [rows, columns] = arrowStep(event.key) ?? [0, 0];
    const to = index + rows + columns;
    if (to === index || to < 0 || to >= items.length) return;
    event.preventDefault();
    move(index, to);
    focusHandle(to);
  }

  function startDrag({ button, pointerId, pointerType }: PointerEvent, index: number): void {
    if (button !== 0) return;
    const start = () => {
      // The list captures the pointer, because the handle under it changes with each move.
      list.current?.setPointerCapture(pointerId);
      focusHandle(index, { preventScroll: true });
      setDrag({ from: index, at: index });
    };
    if (pointerType === 'touch') press.current = setTimeout(start, pressMs);
    else start();
  }

  function moveDrag({ clientX, clientY }: PointerEvent): void {
    if (!drag) return;
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const at = dropIndex(boxes, drag.at, clientX, clientY);
    if (at === drag.at) return;
    move(drag.at, at);
    // The page must not scroll, so that the dragged item stays under the pointer.
    focusHandle(at, { preventScroll: true });
    setDrag({ ...drag, at });
  }

  function endDrag(): void {
    clearTimeout(press.current);
    // A tap on an item ends here too.
    if (drag) setDrag(undefined);
  }

  function cancelDrag(): void {
    clearTimeout(press.current);
    if (!drag) return;
    move(drag.at, drag.from);
    focusHandle(drag.from);
    setDrag(undefined);
  }

  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={isStacked ? styles.stack : styles.list}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={cancelDrag}
        onKeyDown={({ key }) => key === 'Escape' && cancelDrag()}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its index; its content moves
          <li key={index} className={styles.item} data-dragged={drag?.at === index || undefined}>
            <button
              type="button"
              data-handle
              disabled={isFixed}
              className={styles.handle}
              aria-label={getHandleLabel(index)}
              aria-describedby={helpId}
              onPointerDown={(event) => startDrag(event, index)}
              onKeyDown={(event) => stepByKey(event, index)}
            >
              {grip}
            </button>
            {item}
          </li>
        ))}
      </ul>
      <p id={helpId} hidden>
        {help}
      </p>
    </>
  );
}
