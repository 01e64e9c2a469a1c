import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side, in as many lines as they need. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
