import type { ComponentProps } from 'react';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only, some of which read soft hyphens aloud; it takes no space on the screen. */
export function VisuallyHidden({ children, ...props }: ComponentProps<'span'>) {
  const text = typeof children === 'string' ? removeSoftHyphens(children) : children;
  return (
    <span className={styles.hidden} {...props}>
      {text}
    </span>
  );
}
