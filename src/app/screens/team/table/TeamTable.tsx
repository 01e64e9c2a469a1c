import type { KeyboardEventHandler, ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ResolvedMember } from '#app/parts/team/useMemberResolver.ts';
import { ColumnName } from '#app/typeUi/ColumnName.tsx';
import { getMultiplierLevel } from '#app/typeUi/level.ts';
import '#app/typeUi/upright.css';
import styles from './TeamTable.module.css';

/**
 * Shows a table with a row for each attacking type; with many columns it scrolls under sticky
 * headers.
 */
export function TeamTable({
  hasManyColumns,
  hasCounts = false,
  heads,
  children,
  onKeyDown,
}: {
  hasManyColumns: boolean;
  /** Whether a cell counts members; otherwise each column is one member. */
  hasCounts?: boolean;
  /** The column headers after that of the attacking types. */
  heads: ReactNode;
  children: ReactNode;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroller} data-many={hasManyColumns || undefined}>
      <table
        className={hasCounts ? `${styles.table} ${styles.counts}` : styles.table}
        aria-label={t('team.table')}
        aria-describedby="team-dangers"
      >
        <thead>
          <tr>
            <th scope="col">{t('team.type')}</th>
            {heads}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>{children}</tbody>
      </table>
    </div>
  );
}

/** Shows the column header of a member. */
export function MemberHead({
  member: { name, shortName, defender },
  isPreviewed,
}: {
  member: ResolvedMember;
  isPreviewed: boolean;
}) {
  return (
    <th scope="col" className={styles.column} data-previewed={isPreviewed || undefined}>
      <ColumnName name={name} shortName={shortName} types={defender.typing} />
    </th>
  );
}

/** Shows the column header of a total. */
export function TotalHead({ name }: { name: string }) {
  return (
    <th scope="col" className={styles.total}>
      <span>{name}</span>
    </th>
  );
}

/** Shows the cell of a member: blank or a button. */
export function MemberCell({
  isPreviewed,
  children,
}: {
  isPreviewed: boolean;
  children: ReactNode;
}) {
  return (
    <td translate="no" className={styles.cell} data-previewed={isPreviewed || undefined}>
      {children}
    </td>
  );
}

/** Shows the number of members in a total; 0 as a dot. */
export function TotalCell({ count }: { count: number }) {
  return (
    <td translate="no" className={styles.total}>
      {count || zeroMark}
    </td>
  );
}

/** Shows the number of members that take the multiplier; 0 as a dot. */
export function CountCell({ count, multiplier }: { count: number; multiplier: number }) {
  return (
    <td translate="no" className={styles.count}>
      {count > 0 ? <span data-level={getMultiplierLevel(multiplier)}>{count}</span> : zeroMark}
    </td>
  );
}

const zeroMark = (
  <span role="img" aria-label="0">
    ·
  </span>
);
