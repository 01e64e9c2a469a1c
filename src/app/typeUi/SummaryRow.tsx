import type { ComponentProps, ReactNode } from 'react';
import styles from './SummaryRow.module.css';

/** A button with a name, details below it and icons, such as a member or a team. */
export function SummaryRow({
  name,
  details,
  icons,
  trailing,
  ...props
}: Omit<ComponentProps<'button'>, 'name'> & {
  name: ReactNode;
  details: ReactNode;
  icons: ReactNode;
  /** Content after the icons. */
  trailing?: ReactNode;
  'data-column'?: string;
}) {
  return (
    <button type="button" className={styles.row} {...props}>
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.details}>{details}</span>
      </span>
      <span className={styles.icons}>{icons}</span>
      {trailing}
    </button>
  );
}
