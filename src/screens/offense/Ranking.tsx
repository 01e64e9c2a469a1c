import type { ReactNode, Ref } from 'react';
import type { Type } from '#engine/type.ts';
import { Card } from '#ui/Card.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeSign } from '#widgets/TypeSign.tsx';
import styles from './Ranking.module.css';

/** A card with what would help most, the best first; it takes the focus of a row that goes away. */
export function RankingCard({
  ref,
  label,
  title = label,
  about,
  isBusy,
  children,
}: {
  ref: Ref<HTMLElement>;
  label: string;
  title?: string;
  about: string;
  /** Whether its list belongs to an earlier question. */
  isBusy: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Card ref={ref} tabIndex={-1} aria-label={label} aria-busy={isBusy} className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </Card>
  );
}

/** The rows of a ranking. */
export function RankingList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** A row of a ranking: what would help, and a button at its end. */
export function RankingRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

/** A type with its name, in a row. */
export function RankedType({ type, className = '' }: { type: Type; className?: string }) {
  const { typeName } = useNames();
  return (
    <span className={`${styles.type} ${className}`}>
      <TypeSign type={type} />
      <span translate="no">{typeName(type)}</span>
    </span>
  );
}
