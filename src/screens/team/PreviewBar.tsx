import { X } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PreviewBar.module.css';
import { useFormatDangers } from './sentences.ts';

/** The previewed suggestion and the danger with it; hidden on wide screens, which show the table. */
export function PreviewBar({
  name,
  dangers,
  onAdd,
  onEnd,
}: {
  name: string;
  dangers: readonly [number, number];
  onAdd: () => void;
  onEnd: () => void;
}) {
  const { t } = useTranslation();
  const dangerText = useFormatDangers()(dangers);
  return (
    <div className={styles.bar}>
      <p>
        <strong translate="no">{name}</strong>
        <span>{dangerText}</span>
      </p>
      <Button primary aria-label={t('team.suggest.addNamed', { name })} onClick={onAdd}>
        {t('team.suggest.add')}
      </Button>
      <Button quiet aria-label={t('shell.close')} onClick={onEnd}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
