import { ChevronDown } from 'lucide-react';
import styles from './FoldLabel.module.css';

const chevron = <ChevronDown aria-hidden className={styles.chevron} />;

/** What stands on a fold: its name, what of it is on or else what it holds, and that it opens. */
export function FoldLabel({
  label,
  active,
  hint,
}: {
  label: string;
  /** '' for nothing. */
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
