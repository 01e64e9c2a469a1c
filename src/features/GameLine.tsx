import { gameOf } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useGameNames } from '#widgets/gameNames.ts';

/**
 * Names the game, and the number of its Pokémon that a count is about; shows nothing without a
 * game.
 */
export function GameLine({
  settings: { generation, dex = 'all' },
  count,
  className,
}: {
  settings: Settings;
  count: number;
  className?: string | undefined;
}) {
  const { t, language } = useTranslation();
  const { generationName, dexName } = useGameNames();
  if (!gameOf(generation)) return null;
  return (
    <p className={className}>
      {t('coverage.game', {
        count,
        number: formatNumber(count, language),
        game: generationName(generation),
        dex: dexName(dex),
      })}
    </p>
  );
}
