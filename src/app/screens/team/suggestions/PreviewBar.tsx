import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './PreviewBar.module.css';
import type { SuggestionDescription } from './useDescribeSuggestion.ts';
import { useFormatRowChanges } from './useFormatRowChanges.ts';

/** Shows the previewed suggestion and what it changes in the headline and the table; hidden on wide screens, which show the table. */
export function PreviewBar({
  description: { name, rows, newRows, action, actionLabel },
  onAdd,
  onEnd,
}: {
  description: SuggestionDescription;
  onAdd: () => void;
  onEnd: () => void;
}) {
  const { t } = useTranslation();
  const formatRowChanges = useFormatRowChanges();
  return (
    <div className={styles.bar}>
      <p>
        <strong translate="no">{name}</strong>
        <span>{formatRowChanges(rows, newRows)}</span>
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
