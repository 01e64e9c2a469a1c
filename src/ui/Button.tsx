import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The class of a button, for a link that stands among buttons. */
export const buttonClass = styles.button;

/** A press that does something; `primary` for what comes first, `quiet` for what is seldom needed. */
export function Button({
  primary = false,
  quiet = false,
  className = '',
  ...props
}: ComponentProps<'button'> & { primary?: boolean; quiet?: boolean }) {
  const looks = `${primary ? styles.primary : ''} ${quiet ? styles.quiet : ''}`;
  return <button type="button" className={`${styles.button} ${looks} ${className}`} {...props} />;
}
