import type { ReactNode } from 'react';
import styles from './IconLine.module.css';

/** Shows a short text after an icon. */
export function IconLine({ icon, role, text }: { icon: ReactNode; role?: 'timer'; text: string }) {
  return (
    <p role={role} className={styles.line}>
      {icon}
      <span>{text}</span>
    </p>
  );
}
