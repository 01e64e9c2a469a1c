import type { ComponentProps, ReactNode } from 'react';
import styles from './Rows.module.css';

/** A list of rows with fields. */
export function Rows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

/** A row whose fields wrap. */
export function Row({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <li className={styles.row} aria-label={name}>
      {children}
    </li>
  );
}

/** The buttons at the end of a row. */
export function RowTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
