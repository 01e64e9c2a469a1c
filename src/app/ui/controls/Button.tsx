import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The class name of a button, for a link among buttons. */
export const buttonClassName = styles.button;

/**
 * A button; `primary` marks the main action, `quiet` a rare one. An `inactive` one does nothing but
 * keeps the focus, which a disabled one would lose.
 */
export function Button({
  primary = false,
  quiet = false,
  inactive = false,
  className = '',
  onClick,
  ...props
}: ComponentProps<'button'> & { primary?: boolean; quiet?: boolean; inactive?: boolean }) {
  const variants = `${primary ? styles.primary : ''} ${quiet ? styles.quiet : ''}`;
  return (
    <button
      type="button"
      className={`${styles.button} ${variants} ${className}`}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
      {...props}
    />
  );
}
