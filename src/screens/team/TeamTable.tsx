import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { useText } from '#i18n/text.ts';
import { levelOf } from '#widgets/level.ts';
import styles from './TeamTable.module.css';

/** A table with a row for each attacking type; one with many columns scrolls below its heads. */
export function TeamTable({
  isMany,
  hasCounts = false,
  heads,
  children,
  ref,
  onKeyDown,
}: {
  isMany: boolean;
  /** Whether its cells count members instead of standing for one each. */
  hasCounts?: boolean;
  /** The heads of the columns behind that of the attacking types. */
  heads: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLTableSectionElement>;
  onKeyDown?: KeyboardEventHandler;
}) {
  const { text } = useText();
  return (
    <div className={styles.scroller} data-many={isMany || undefined}>
      <table
        className={hasCounts ? `${styles.table} ${styles.counts}` : styles.table}
        aria-label={text('team.table')}
        aria-describedby="team-dangers"
      >
        <thead>
          <tr>
            <th scope="col">{text('team.type')}</th>
            {heads}
          </tr>
        </thead>
        <tbody ref={ref} onKeyDown={onKeyDown}>
          {children}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a member's column. */
export function MemberHead({ name, isTried }: { name: string; isTried: boolean }) {
  return (
    <th scope="col" className={styles.column} title={name} data-tried={isTried || undefined}>
      <span translate="no">{name}</span>
    </th>
  );
}

/** The head of a column of totals. */
export function TotalHead({ name }: { name: string }) {
  return (
    <th scope="col" className={styles.total}>
      <span>{name}</span>
    </th>
  );
}

/** A member's cell: blank, or a button. */
export function MemberCell({ isTried, children }: { isTried: boolean; children: ReactNode }) {
  return (
    <td translate="no" className={styles.cell} data-tried={isTried || undefined}>
      {children}
    </td>
  );
}

/** How many members a total counts. */
export function TotalCell({ count }: { count: number }) {
  return (
    <td translate="no" className={styles.total}>
      {count || zero}
    </td>
  );
}

/** How many members take the multiplier. */
export function CountCell({ count, multiplier }: { count: number; multiplier: number }) {
  return (
    <td translate="no" className={styles.count}>
      {count > 0 ? <span data-level={levelOf(multiplier)}>{count}</span> : zero}
    </td>
  );
}

const zero = (
  <span role="img" aria-label="0">
    ·
  </span>
);
