import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** Milliseconds after one tooltip closed in which the next opens at once. */
const skipDelay = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * A word about a control under the pointer or the keyboard's focus; Escape sends it away.
 * `delay` is in milliseconds and counts for the pointer alone.
 */
export function Tooltip({
  says,
  delay = 0,
  children,
}: {
  says: string;
  delay?: number;
  children: (described: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(after: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), after);
  }

  function close(): void {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        open(performance.now() - lastClosed < skipDelay ? 0 : delay);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open(0)}
      onBlur={close}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen} className={styles.bridge}>
        <span className={styles.tooltip}>{says}</span>
      </span>
    </span>
  );
}
