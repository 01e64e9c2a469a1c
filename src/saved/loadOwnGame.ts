import type { OwnGame } from '#engine/ownGame.ts';
import type { GameReference } from '#links/settings.ts';
import { formatGameText, parseGameText } from '#ownGame/link/gameText.ts';
import { savedGames } from './savedGames.ts';

/** Creates the text of a saved game that is too large for a link; it works only on this device. */
export function createLocalText(savedId: string): string {
  return `.${savedId}`;
}

/**
 * Loads the own game of a link's text: the saved game with this text, because the text can lack some of
 * its Pokémon, or else the game in the text. Undefined if there is neither.
 */
export async function loadOwnGame({ text, base }: GameReference): Promise<OwnGame | undefined> {
  if (savedGames.get().state === 'pending') await savedGames.load();
  const sameGame = savedGames
    .get()
    .items.find(
      ({ id, game }) =>
        game.base === base && (createLocalText(id) === text || formatGameText(game) === text),
    );
  return sameGame ? sameGame.game : parseGameText(text, base);
}
