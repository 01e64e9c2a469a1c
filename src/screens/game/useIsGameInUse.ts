import type { OwnGame } from '#engine/ownGame.ts';
import { isOwnGame } from '#engine/ruleset.ts';
import { isSameGame } from '#ownGame/file/gameFile.ts';
import { useSettings } from '#session/useCalculator.ts';

/** Whether the calculators use the saved game with the id, or the game without a record. */
export function useIsGameInUse(game: OwnGame, savedId: string | undefined): boolean {
  const { ruleset } = useSettings();
  if (!isOwnGame(ruleset) || ruleset.savedId !== savedId) return false;
  return savedId !== undefined || isSameGame(ruleset, game);
}
