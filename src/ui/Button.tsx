import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The class name of a button, for a link among buttons. */
export const buttonClassName = styles.button;

/** A button; `primary` marks the main action, `quiet` a rare one. */
export function Button({
  primary = false,
  quiet = false,
  className = '',
  ...props
}: ComponentProps<'button'> & { primary?: boolean; quiet?: boolean }) {
  const variants = `${primary ? styles.primary : ''} ${quiet ? styles.quiet : ''}`;
  return (
    <button type="button" className={`${styles.button} ${variants} ${className}`} {...props} />
  );
}
