import type { ReactNode, Ref } from 'react';
import { NameText } from '#app/typeUi/NameText.tsx';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Card } from '#app/ui/Card.tsx';
import type { Type } from '#core/charts/type.ts';
import styles from './Ranking.module.css';

/** Shows a card with a ranking, the best row first; it takes focus when a focused row is removed. */
export function RankingCard({
  ref,
  label,
  title = label,
  description,
  isBusy,
  children,
}: {
  ref: Ref<HTMLElement>;
  label: string;
  title?: string;
  description: string;
  /** Whether the list shows the result of an earlier query. */
  isBusy: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Card ref={ref} tabIndex={-1} aria-label={label} aria-busy={isBusy} className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.about}>{description}</p>
      {children}
    </Card>
  );
}

/** Shows the rows of a ranking; before they are known, their space. */
export function RankingList({
  isPending = false,
  children,
}: {
  isPending?: boolean;
  children: ReactNode;
}) {
  const className = isPending ? `${styles.list} ${styles.pending}` : styles.list;
  return <ul className={className}>{children}</ul>;
}

/** Shows a row of a ranking, with a button at its end. */
export function RankingRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

/** Shows the icon and name of a type in a row. */
export function RankedType({ type, className = '' }: { type: Type; className?: string }) {
  const { typeName } = useNames();
  return (
    <span className={`${styles.type} ${className}`}>
      <TypeIcon type={type} />
      <NameText name={typeName(type)} />
    </span>
  );
}
