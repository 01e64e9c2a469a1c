import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Select.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** One choice of a list, with its label above; the browser's own, so every device knows how. */
export function Select({
  label,
  inline = false,
  beside,
  ...props
}: ComponentProps<'select'> & { label: string; inline?: boolean; beside?: ReactNode }) {
  const id = useId();
  return (
    <div className={inline ? styles.inline : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {beside}
      </div>
      <div className={styles.box}>
        <select id={id} className={styles.select} {...props} />
        {chevron}
      </div>
    </div>
  );
}
