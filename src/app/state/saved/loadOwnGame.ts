import type { GameReference } from '#core/links/settings.ts';
import { formatGameText, parseGameText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { savedGames } from './savedGames.ts';

/**
 * Loads the own game of a link: the saved game with its id, or else the one with its text, because the
 * text can lack some of its Pokémon, or else the game in the text. Undefined if there is none.
 */
export async function loadOwnGame({
  text,
  base,
  savedId,
}: GameReference): Promise<OwnGame | undefined> {
  if (savedGames.get().state === 'pending') await savedGames.load();
  const { items } = savedGames.get();
  const savedGame =
    items.find(({ id }) => id === savedId) ??
    items.find(({ game }) => game.base === base && formatGameText(game) === text);
  return savedGame ? { ...savedGame.game, savedId: savedGame.id } : parseGameText(text, base);
}
