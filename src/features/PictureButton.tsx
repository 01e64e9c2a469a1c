import { Image } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';

/** Shows the icon that opens the picture of an answer, in the head of the answer. */
export function PictureButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button quiet aria-label={t('team.picture')} title={t('team.picture')} onClick={onClick}>
      <Image aria-hidden />
    </Button>
  );
}
