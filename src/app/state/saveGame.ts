import { addGame, type SavedGame, savedGames } from '#app/state/saved/savedGames.ts';
import { isSameGame } from '#core/ownGames/file/gameFile.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { chooseOwnGame } from './chooseOwnGame.ts';
import type { Session } from './createSession.ts';

/**
 * Saves a new game, which replaces the same game in use if that is not saved; one that was removed has
 * its id again, to which teams refer. Undefined if there are too many.
 */
export async function saveGame(session: Session, game: OwnGame): Promise<SavedGame | undefined> {
  const { ruleset } = session.getSettings();
  const isInUse =
    isOwnGame(ruleset) &&
    isSameGame(ruleset, game) &&
    !savedGames.get().items.some((each) => each.id === ruleset.savedId);
  const id = (isInUse && ruleset.savedId) || crypto.randomUUID();
  await savedGames.changeHeld((current) => addGame(current, game, id));
  const savedGame = savedGames.get().items.find((each) => each.id === id);
  if (savedGame && isInUse) chooseOwnGame(session, savedGame.game, id);
  return savedGame;
}
