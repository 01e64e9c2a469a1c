import type { ReactNode } from 'react';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { Card } from '#app/ui/Card.tsx';
import styles from './Page.module.css';

/** Shows a text page with its title and description. */
export function Page({
  path,
  title,
  description,
  children,
}: {
  path: string;
  title: string;
  description: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <Card className={styles.page}>
        <h1>{title}</h1>
        <p>{description}</p>
        {children}
      </Card>
    </>
  );
}
