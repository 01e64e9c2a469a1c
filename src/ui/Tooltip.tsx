import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/**
 * A tooltip of a control, shown on hover and on keyboard focus; Escape closes it. `delayMs`
 * applies to the pointer only.
 */
export function Tooltip({
  content,
  delayMs = 0,
  children,
}: {
  content: string;
  delayMs?: number;
  children: (described: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(delayMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
  }

  function close(): void {
    clearTimeout(timer.current);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the control
    <span
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && open(delayMs)}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open(0)}
      onBlur={close}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen} className={styles.bridge}>
        <span className={styles.tooltip}>{content}</span>
      </span>
    </span>
  );
}
