import type { ReactNode } from 'react';
import { NameText } from '#app/typeUi/NameText.tsx';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import styles from './BoxEntry.module.css';
import { type Box, type BoxRow, nameOfRow } from './useBox.ts';

/** Shows a Pokémon of the box: its types, its name, the details below it, and controls at its end. */
export function BoxEntry({
  row,
  resolver,
  details,
  children,
}: {
  row: BoxRow;
  resolver: Box['resolver'];
  details: ReactNode;
  /** Stands at its end. */
  children?: ReactNode;
}) {
  const { typing } = row.member ? resolver.resolve(row.member).defender : { typing: [] };
  return (
    <div className={styles.entry}>
      {typing.map((type) => (
        <TypeIcon key={type} type={type} />
      ))}
      <span className={styles.names}>
        <NameText name={nameOfRow(row, resolver)} className={styles.name} /> {details}
      </span>
      {children && <span className={styles.controls}>{children}</span>}
    </div>
  );
}
