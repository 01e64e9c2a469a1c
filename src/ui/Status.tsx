import type { ReactNode } from 'react';
import styles from './Status.module.css';

/** A line that is read out when its words change; without any it takes no room. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
