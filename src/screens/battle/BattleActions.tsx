import { ArrowLeftRight, Image } from 'lucide-react';
import { Suspense } from 'react';
import { ScreenActions } from '#features/ScreenActions.tsx';
import { ShareButtons } from '#features/ShareButtons.tsx';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';

const PopOutButton = lazyComponent('PopOutButton', () => import('#features/PopOutButton.tsx'));

const icons = { swap: <ArrowLeftRight aria-hidden />, picture: <Image aria-hidden /> };

/** Shows buttons that share, draw, swap and clear the battle. */
export function BattleActions({
  notices,
  hasPicture,
  onOpenPicture,
  onSwap,
  onClear,
}: {
  notices: Notices;
  hasPicture: boolean;
  onOpenPicture: () => void;
  onSwap: () => void;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Card>
      <ScreenActions onClear={onClear}>
        <Button onClick={onSwap}>
          {icons.swap}
          <span>{t('battle.swap')}</span>
        </Button>
        {/* Otherwise they stand in the head of the answer. */}
        {!hasPicture && <ShareButtons calculator="battle" notices={notices} />}
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <PopOutButton />
          </Suspense>
        </ErrorBoundary>
        {hasPicture && (
          <Button onClick={onOpenPicture}>
            {icons.picture}
            <span>{t('team.picture')}</span>
          </Button>
        )}
      </ScreenActions>
    </Card>
  );
}
