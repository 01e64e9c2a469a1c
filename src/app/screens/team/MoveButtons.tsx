import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';

/** Shows buttons that move an item of a list up and down. */
export function MoveButtons({
  canMoveUp,
  canMoveDown,
  focusedControl,
  onMove,
}: {
  canMoveUp: boolean;
  canMoveDown: boolean;
  /** `up` or `down` if the last press moved the item, so that the next one moves it on. */
  focusedControl: string;
  onMove: (step: -1 | 1) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        quiet
        disabled={!canMoveUp}
        autoFocus={focusedControl === 'up' || (focusedControl === 'down' && !canMoveDown)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden />
        <span>{t('team.up')}</span>
      </Button>
      <Button
        quiet
        disabled={!canMoveDown}
        autoFocus={focusedControl === 'down' || (focusedControl === 'up' && !canMoveUp)}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
        <span>{t('team.down')}</span>
      </Button>
    </>
  );
}
