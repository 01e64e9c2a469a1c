import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';

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
