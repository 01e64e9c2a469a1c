import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

/** Shows a group of controls below its label. */
export function FieldGroup({
  label,
  help,
  children,
}: {
  label: string;
  help?: string;
  children: ReactNode;
}) {
  const labelId = useId();
  const helpId = useId();
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={help && helpId} className={styles.group}>
      <p className={styles.label}>
        <span id={labelId}>{label}</span>{' '}
        {help && (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        )}
      </p>
      {children}
    </fieldset>
  );
}
