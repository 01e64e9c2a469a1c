import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './FailedStart.module.css';

/** Replaces the whole app if it cannot start; in English, because no translations are loaded. */
export function FailedStart() {
  return (
    <main lang="en" className={styles.main}>
      <Card role="alert" className={styles.card}>
        <h1>Countertype could not start</h1>
        <p>Check your internet connection, then reload the page.</p>
        <Button primary onClick={() => window.location.reload()}>
          <RotateCw aria-hidden />
          <span>Reload</span>
        </Button>
      </Card>
    </main>
  );
}
