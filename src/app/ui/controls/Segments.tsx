import type { ReactNode } from 'react';
import styles from './Segments.module.css';

/** A row of buttons with `aria-pressed`, of which one is pressed. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is only for screen readers
    <div role="group" aria-label={label} className={styles.segments}>
      {children}
    </div>
  );
}
