import { Trash2 } from 'lucide-react';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';

/** Shows an icon button that removes the named row. */
export function RemoveRowButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t, language } = useTranslation();
  return (
    <Button quiet aria-label={formatLabeled(t('game.remove'), name, language)} onClick={onClick}>
      <Trash2 aria-hidden />
    </Button>
  );
}
