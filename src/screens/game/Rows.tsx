import type { ComponentProps } from 'react';
import styles from './Rows.module.css';

/** A list of rows of fields. */
export function Rows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

/** A row of fields that wrap. */
export function Row(props: ComponentProps<'li'>) {
  return <li className={styles.row} {...props} />;
}

/** The buttons at the end of a row. */
export function RowTools(props: ComponentProps<'div'>) {
  return <div className={styles.tools} {...props} />;
}
