import { X } from 'lucide-react';
import { removeSoftHyphens } from '#browser/softHyphens.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PreviewBar.module.css';
import type { SuggestionDescription } from './useDescribeSuggestion.ts';

/** Shows the previewed suggestion and what it changes; hidden on wide screens, which show the table. */
export function PreviewBar({
  description: { name, dangerChange, action, actionLabel },
  onAdd,
  onEnd,
}: {
  description: SuggestionDescription;
  onAdd: () => void;
  onEnd: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <p>
        <strong translate="no">{name}</strong>
        <span>{dangerChange}</span>
      </p>
      <Button primary aria-label={removeSoftHyphens(actionLabel)} onClick={onAdd}>
        {action}
      </Button>
      <Button quiet aria-label={t('shell.close')} onClick={onEnd}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
