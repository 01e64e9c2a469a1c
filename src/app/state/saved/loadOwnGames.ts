import type { GameReference } from '#core/links/settings.ts';
import { addMissingGame, addOwnGame, isLookedUp } from './ownGames.ts';

/**
 * Loads the own games for `findOwnGame`; an invalid text stays unknown. Rejects if the code that parses
 * them cannot be loaded.
 */
export async function loadOwnGames(references: readonly GameReference[]): Promise<void> {
  const missing = references.filter((reference) => !isLookedUp(reference));
  if (missing.length === 0) return;
  const { loadOwnGame } = await import('./loadOwnGame.ts');
  for (const reference of missing) {
    const game = await loadOwnGame(reference);
    if (game) addOwnGame(reference, game);
    else addMissingGame(reference);
  }
}
