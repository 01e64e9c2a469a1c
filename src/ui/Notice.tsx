import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** The one place for short news; politely read out, never in the way. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      <div className={styles.notice}>{children}</div>
    </div>
  );
}
