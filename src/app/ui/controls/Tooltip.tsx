import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** Milliseconds that the pointer rests on the control before the tooltip opens. */
const hoverDelayMs = 300;

/** A tooltip of a control, visible on hover and on keyboard focus; Escape closes it. */
export function Tooltip({
  content,
  children,
}: {
  content: string;
  children: (describedBy: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

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
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), hoverDelayMs);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen} className={styles.bridge}>
        <span className={styles.tooltip}>{content}</span>
      </span>
    </span>
  );
}
