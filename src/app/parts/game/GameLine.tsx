import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { gameOf } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/**
 * Names the game, and the number of its Pokémon that a count is about; shows nothing without a
 * game.
 */
export function GameLine({
  settings: { ruleset, dex = 'all' },
  count,
  className,
}: {
  settings: Settings;
  count: number;
  className?: string | undefined;
}) {
  const { t, language } = useTranslation();
  const { rulesetName, dexName } = useGameNames();
  if (!gameOf(ruleset)) return null;
  return (
    <p className={className}>
      {t('coverage.game', {
        count,
        number: formatNumber(count, language),
        game: rulesetName(ruleset),
        dex: dexName(dex),
      })}
    </p>
  );
}
