import { ArrowLeftRight, Image } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenActions } from '#app/parts/frame/ScreenActions.tsx';
import { ShareButtons } from '#app/parts/frame/ShareButtons.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';

const PopOutButton = lazyComponent(
  'PopOutButton',
  () => import('#app/parts/frame/PopOutButton.tsx'),
);

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
