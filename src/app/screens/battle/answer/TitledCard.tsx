import { type ReactNode, useId } from 'react';
import { Card } from '#app/ui/Card.tsx';
import styles from './TitledCard.module.css';

/** Shows a card with a title above its stacked content. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}

/** Shows a muted sentence in a card. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
