import type { ReactNode } from 'react';
import styles from './Status.module.css';

/** A live region: screen readers announce its changes; it takes no space while empty. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
