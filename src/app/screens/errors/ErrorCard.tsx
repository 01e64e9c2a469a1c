import type { ReactNode } from 'react';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { Card } from '#app/ui/Card.tsx';
import styles from './ErrorCard.module.css';

/** Shows the card of a screen that replaces a failed one. */
export function ErrorCard({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <Card className={styles.card}>
      <PageHead title={title} description={description} path="/_error" />
      <h1>{title}</h1>
      {children}
    </Card>
  );
}
