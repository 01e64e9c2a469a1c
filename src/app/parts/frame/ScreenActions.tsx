import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import styles from './ScreenActions.module.css';

const icon = <Eraser aria-hidden />;

/** Shows the buttons of a screen, followed by one that clears its calculator. */
export function ScreenActions({
  onClear,
  children,
}: {
  onClear?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      {children}
      {onClear && (
        <Button
          onClick={() => {
            onClear();
            // The answer above this button disappears; the empty form is at the top.
            window.scrollTo({ top: 0 });
          }}
        >
          {icon}
          <span>{t('notices.clear')}</span>
        </Button>
      )}
    </div>
  );
}
