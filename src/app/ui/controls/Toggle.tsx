import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Toggle.module.css';

const check = <Check aria-hidden />;

/** A toggle button. */
export function Toggle({
  pressed,
  children,
  ...props
}: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button type="button" aria-pressed={pressed} className={styles.toggle} {...props}>
      {pressed && check}
      <span>{children}</span>
    </button>
  );
}
