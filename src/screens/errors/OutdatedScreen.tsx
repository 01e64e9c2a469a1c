import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHead } from '#widgets/PageHead.tsx';
import styles from './CrashScreen.module.css';

/** Why a part of the app is missing, and what helps. */
export function OutdatedScreen({ onReload }: { onReload: () => void }) {
  const { text } = useText();
  return (
    <Card className={styles.card}>
      <PageHead
        title={text('errors.outdatedTitle')}
        description={text('errors.outdated')}
        path="/_error"
      />
      <h1>{text('errors.outdatedTitle')}</h1>
      <p>{text('errors.outdated')}</p>
      <div className={styles.actions}>
        <Button onClick={onReload}>{text('errors.reload')}</Button>
      </div>
    </Card>
  );
}
