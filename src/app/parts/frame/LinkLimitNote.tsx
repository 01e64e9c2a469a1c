import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hasWholeText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

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
