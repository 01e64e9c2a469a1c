import type { ReactNode } from 'react';
import styles from './ScreenOnly.module.css';

/** Content that is not printed. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}
