import type { ReactNode } from 'react';
import styles from './ProblemList.module.css';

/** Lists the problems of an imported file; its children are `li` elements. */
export function ProblemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <ul className={styles.list} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}

/** Shows the file, line, row or column of a problem. */
export function ProblemPosition({ children }: { children: ReactNode }) {
  return <p className={styles.position}>{children}</p>;
}
