import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Select.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** A native select with a label. */
export function Select({
  label,
  inline = false,
  trailing,
  ...props
}: ComponentProps<'select'> & { label: string; inline?: boolean; trailing?: ReactNode }) {
  const id = useId();
  return (
    <div className={inline ? styles.inline : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {trailing}
      </div>
      <div className={styles.box}>
        <select id={id} className={styles.select} {...props} />
        {chevron}
      </div>
    </div>
  );
}
