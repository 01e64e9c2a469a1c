import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { ErrorCard } from './ErrorCard.tsx';

/** Explains why a part of the app is missing, and offers a reload. */
export function OutdatedScreen({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorCard title={t('errors.outdatedTitle')} description={t('errors.outdated')}>
      <p>{t('errors.outdated')}</p>
      <ButtonRow>
        <Button onClick={onReload}>{t('errors.reload')}</Button>
      </ButtonRow>
    </ErrorCard>
  );
}
