import { ChevronDown } from 'lucide-react';
import styles from './DisclosureLabel.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** The content of a disclosure button: its label, its active options or else a hint, and a chevron. */
export function DisclosureLabel({
  label,
  active,
  hint,
}: {
  label: string;
  /** The active options; '' if there are none. */
  active: string;
  hint: string;
}) {
  return (
    <span className={styles.line}>
      <span>{label}</span>{' '}
      <span className={active ? styles.active : styles.hint}>{active || hint}</span>
      {chevron}
    </span>
  );
}
