import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { arrowStep } from './arrowKeys.ts';
import styles from './Sortable.module.css';

const grip = <GripVertical aria-hidden />;

/**
 * A list whose items are moved by their handles, with the pointer or the arrow keys. Each step is
 * told at once, so that the list is always as it looks; Escape takes a drag back. Its items may stand
 * side by side; keys then follow the order in which they are read.
 */
export function Sortable({
  label,
  help,
  nameOf,
  onMove,
  items,
}: {
  label: string;
  help: string;
  /** What the handle of the item is called. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  items: readonly ReactNode[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const [drag, setDrag] = useState<{ from: number; at: number }>();

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

  /** The place of the dragged item: among others below each other, each is passed at its middle. */
  function placeAt(x: number, y: number, dragged: number): number {
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    if (boxes.some(({ top }, index) => top === boxes[index + 1]?.top)) {
      // Side by side it takes the place that the pointer is in.
      const at = boxes.findIndex(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      );
      return at < 0 ? dragged : at;
    }
    const others = boxes.filter((_, index) => index !== dragged);
    return others.filter(({ top, height }) => y > top + height / 2).length;
  }

  function start(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    // The list keeps the pointer, for the handle under it becomes another one's.
    list.current?.setPointerCapture(event.pointerId);
    focusHandle(index);
    setDrag({ from: index, at: index });
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    if (!drag) return;
    const at = placeAt(clientX, clientY, drag.at);
    if (at === drag.at) return;
    move(drag.at, at);
    // What is dragged stays under the pointer.
    focusHandle(at, { preventScroll: true });
    setDrag({ ...drag, at });
  }

  function drop(): void {
    // A tap on an item ends here, too.
    if (drag) setDrag(undefined);
  }

  function takeBack(): void {
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
        className={styles.list}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={takeBack}
        onKeyDown={({ key }) => key === 'Escape' && takeBack()}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place; what is in it moves
          <li key={index} className={styles.item} data-dragged={drag?.at === index || undefined}>
            <button
              type="button"
              data-handle
              className={styles.handle}
              aria-label={nameOf(index)}
              aria-describedby={helpId}
              onPointerDown={(event) => start(event, index)}
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
