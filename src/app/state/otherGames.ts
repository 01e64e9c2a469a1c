import { chooseOwnGame } from '#app/state/chooseOwnGame.ts';
import { type SavedGame, savedGames } from '#app/state/saved/savedGames.ts';
import { session } from '#app/state/session.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import type { ReadyMadeName } from '#core/ownGames/readyMadeNames.ts';

/** Makes all calculators use the game that needs no import. */
export function chooseReadyMadeGame(name: ReadyMadeName): void {
  const game = readyMadeGames.find((each) => each.name === name);
  if (game) chooseOwnGame(session, game);
}

/** Makes all calculators use the saved game. */
export function chooseSavedGame({ id, game }: SavedGame): void {
  chooseOwnGame(session, game, id);
}

/** Lists the player's saved games; none if the browser refuses access. */
export async function listSavedGames(): Promise<readonly SavedGame[]> {
  if (savedGames.get().state === 'pending') await savedGames.load();
  return savedGames.get().items;
}
