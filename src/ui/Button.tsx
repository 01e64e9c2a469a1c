import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A press that does something; `quiet` for what is seldom needed. */
export function Button({
  quiet = false,
  className = '',
  ...props
}: ComponentProps<'button'> & { quiet?: boolean }) {
  return (
    <button
      type="button"
      className={`${styles.button} ${quiet ? styles.quiet : ''} ${className}`}
      {...props}
    />
  );
}
