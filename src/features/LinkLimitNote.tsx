import { useMemo } from 'react';
import type { OwnGame } from '#engine/ownGame.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { hasWholeText } from '#ownGame/link/gameText.ts';

/** Says that neither the address nor a link has all of the game in use; shows nothing if they have. */
export function LinkLimitNote({
  game,
  className,
}: {
  game: OwnGame;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const isWhole = useMemo(() => hasWholeText(game), [game]);
  return isWhole ? null : (
    <p className={className}>{t('notices.linkWithoutGame', { game: game.name })}</p>
  );
}
