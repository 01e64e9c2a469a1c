import { Crown } from 'lucide-react';
import { useState } from 'react';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
import type { Battle } from './useBattle.ts';

const BattleBosses = lazyComponent('BattleBosses', () => import('./BattleBosses.tsx'));

const icon = <Crown aria-hidden />;

/** Shows a button that opens the bosses of the story; the tap loads their code and files. */
export function BossButton({
  battle,
  notices,
  isIconOnly = false,
}: {
  battle: Battle;
  notices: Notices;
  isIconOnly?: boolean;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t('bosses.open');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={isIconOnly ? label : undefined}
        onClick={() => setOpen(true)}
      >
        {icon}
        {!isIconOnly && <span>{label}</span>}
      </Button>
      <LazyPart>
        {isOpen && (
          <BattleBosses battle={battle} notices={notices} onClose={() => setOpen(false)} />
        )}
      </LazyPart>
    </>
  );
}
