import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import styles from './ErrorCard.module.css';

/** The card of a screen that stands in the place of one that failed. */
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
