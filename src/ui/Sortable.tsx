import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Sortable.module.css';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * A list whose items are moved by their handles, with the pointer or the arrow keys. Each step is
 * told at once, so that the list is always as it looks; Escape takes a drag back.
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

  function focusHandle(index: number): void {
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[index]?.focus();
  }

  function stepByKey(event: KeyboardEvent, index: number): void {
    const to = index + (steps[event.key] ?? 0);
    if (to === index || to < 0 || to >= items.length) return;
    event.preventDefault();
    move(index, to);
    focusHandle(to);
  }

  /** The place the dragged item has among the others, each passed at its middle. */
  function placeAt(y: number, dragged: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const others = rows.filter((_, index) => index !== dragged);
    return others.filter(({ top, height }) => y > top + height / 2).length;
  }

  function start(event: PointerEvent, index: number): void {
    if (event.button !== 0) return;
    // The list keeps the pointer, for the handle under it becomes another one's.
    list.current?.setPointerCapture(event.pointerId);
    focusHandle(index);
    setDrag({ from: index, at: index });
  }

  function follow({ clientY }: PointerEvent): void {
    if (!drag) return;
    const at = placeAt(clientY, drag.at);
    if (at === drag.at) return;
    move(drag.at, at);
    setDrag({ ...drag, at });
  }

  function drop(): void {
    if (drag) focusHandle(drag.at);
    setDrag(undefined);
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
              <GripVertical aria-hidden />
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
