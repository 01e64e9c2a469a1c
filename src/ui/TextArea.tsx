import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

/** Many lines of text with their label above. */
export function TextArea({ label, ...props }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} className={`${styles.input} ${styles.area}`} {...props} />
    </div>
  );
}
