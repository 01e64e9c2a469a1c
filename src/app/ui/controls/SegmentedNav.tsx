import type { ReactNode } from 'react';
import styles from './SegmentedNav.module.css';

/** Links to related screens, as a segmented control. */
export function SegmentedNav({
  label,
  pill,
  children,
}: {
  label: string;
  pill?: true;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={pill ? `${styles.nav} ${styles.pill}` : styles.nav}>
      {children}
    </nav>
  );
}
