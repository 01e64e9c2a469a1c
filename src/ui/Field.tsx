import { type ComponentProps, useId, useState } from 'react';
import styles from './Field.module.css';

/** One line of text with its label above; what is typed stays as typed while the field has the focus. */
export function Field({
  label,
  value,
  cut = (typed) => typed,
  onChange,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  /** What of a typed text fits. */
  cut?: (typed: string) => string;
  onChange: (typed: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={typed ?? value}
        onChange={({ target }) => {
          const fitting = cut(target.value);
          setTyped(fitting);
          onChange(fitting);
        }}
        onBlur={() => setTyped(undefined)}
        {...props}
      />
    </div>
  );
}

/** Many lines of text with their label above. */
export function TextArea({ label, ...props }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} translate="no" className={`${styles.input} ${styles.area}`} {...props} />
    </div>
  );
}
