import type { OwnGame } from '#engine/ownGame.ts';
import { isOwnGame } from '#engine/ruleset.ts';
import { isSameGame } from '#ownGame/file/gameFile.ts';
import { addGame, type SavedGame, savedGames } from '#saved/savedGames.ts';
import { chooseOwnGame } from './chooseOwnGame.ts';
import type { Session } from './createSession.ts';

/** Saves a new game, which replaces the same game in use; undefined if there are too many. */
export async function saveGame(session: Session, game: OwnGame): Promise<SavedGame | undefined> {
  const id = crypto.randomUUID();
  await savedGames.changeHeld((current) => addGame(current, game, id));
  const savedGame = savedGames.get().items.find((each) => each.id === id);
  const { ruleset } = session.getSettings();
  if (savedGame && isOwnGame(ruleset) && isSameGame(ruleset, game))
    chooseOwnGame(session, savedGame.game, { savedId: id });
  return savedGame;
}
