import { useSettings } from '#app/state/useCalculator.ts';
import { isSameGame } from '#core/ownGames/file/gameFile.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';

/** Whether the calculators use the saved game with the id, or the game without a record. */
export function useIsGameInUse(game: OwnGame, savedId: string | undefined): boolean {
  const { ruleset } = useSettings();
  if (!isOwnGame(ruleset) || ruleset.savedId !== savedId) return false;
  return savedId !== undefined || isSameGame(ruleset, game);
}
