import type { ComponentProps } from 'react';
import styles from './FieldRows.module.css';

/** Shows a list of rows of fields. */
export function FieldRows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

/** Shows a row of fields that wrap. */
export function FieldRow(props: ComponentProps<'li'>) {
  return <li className={styles.row} {...props} />;
}

/** Shows the buttons at the end of a row. */
export function FieldRowButtons(props: ComponentProps<'div'>) {
  return <div className={styles.tools} {...props} />;
}
