import { Eye } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';

/** Offers to reveal the team of a boss, of which only the name and the level cap are on the screen. */
export function HiddenBoss({
  name,
  details,
  onReveal,
}: {
  name: string;
  /** What is known about the boss; undefined if it is on the screen already. */
  details?: string | undefined;
  onReveal: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {details !== undefined && (
        <p role="status">
          <strong translate="no">{name}</strong> <span>{details}</span>
        </p>
      )}
      <Button onClick={onReveal}>
        <Eye aria-hidden />
        <span>{t('bosses.reveal', { name })}</span>
      </Button>
    </>
  );
}
