import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';
import styles from './Select.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** A native select with a label. */
export function Select({
  label,
  shortLabel,
  inline = false,
  trailing,
  hint,
  ...props
}: ComponentProps<'select'> & {
  label: string;
  /** Stands in place of the label, which screen readers still read. */
  shortLabel?: string | undefined;
  inline?: boolean;
  trailing?: ReactNode;
  /** An explanation below the select. */
  hint?: string | undefined;
}) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={inline ? styles.inline : styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {shortLabel === undefined ? (
            <span>{label}</span>
          ) : (
            <VisuallyHidden>{label}</VisuallyHidden>
          )}
        </label>
        {shortLabel !== undefined && (
          <span aria-hidden className={styles.label}>
            {shortLabel}
          </span>
        )}
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          aria-describedby={hint ? hintId : undefined}
          {...props}
        />
        {chevron}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
