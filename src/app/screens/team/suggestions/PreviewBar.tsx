import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { removeSoftHyphens } from '#core/softHyphens.ts';
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
