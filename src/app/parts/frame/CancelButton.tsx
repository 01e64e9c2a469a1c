import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { CloseSheetContext } from '#app/ui/Sheet.tsx';

/** The button that closes the sheet around it, which asks first if it would lose something. */
export function CancelButton() {
  const { t } = useTranslation();
  const close = use(CloseSheetContext);
  return <Button onClick={close}>{t('coverage.cancel')}</Button>;
}
