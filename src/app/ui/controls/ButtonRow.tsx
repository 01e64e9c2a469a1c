import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** A row of buttons that wraps. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
