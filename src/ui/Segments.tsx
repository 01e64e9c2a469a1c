import type { ReactNode } from 'react';
import styles from './Segments.module.css';

/** Links to sister screens side by side; the shape of a switch. */
export function Segments({
  label,
  pill,
  children,
}: {
  label: string;
  pill?: true;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={pill ? styles.pill : styles.segments}>
      {children}
    </nav>
  );
}
