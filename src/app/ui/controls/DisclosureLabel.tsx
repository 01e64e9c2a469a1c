import { ChevronDown } from 'lucide-react';
import styles from './DisclosureLabel.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** The content of a disclosure button: a label, the active options or else a hint, and a chevron. */
export function DisclosureLabel({
  label,
  active = '',
  hint = '',
  boxed = false,
}: {
  label: string;
  /** The active options; '' if there are none. */
  active?: string;
  hint?: string;
  /** Whether it looks like a select on a phone. */
  boxed?: boolean;
}) {
  return (
    <span className={`${styles.line} ${boxed ? styles.boxed : ''}`}>
      <span>{label}</span>{' '}
      {(active || hint) && (
        <span className={active ? styles.active : styles.hint}>{active || hint}</span>
      )}
      {chevron}
    </span>
  );
}
