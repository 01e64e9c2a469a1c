import type { GameEdit } from '#core/ownGames/edit/revertEdit.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { type SavedGame, savedGames } from './savedGames.ts';

/**
 * Changes the newest version of a saved game, which other tabs may have changed, too. A game that was
 * removed elsewhere is saved again as it was.
 */
export function changeGame(
  { id, game }: Pick<SavedGame, 'id' | 'game'>,
  next: (game: OwnGame) => OwnGame,
): GameEdit {
  const before = findGame(savedGames.get().items, id) ?? game;
  const after = next(before);
  if (after === before) return { before, after };
  const changed = Date.now();
  const nextGame = (current: OwnGame) => (current === before ? after : next(current));
  savedGames.changeHeld((games) =>
    findGame(games, id)
      ? games.map((each) => (each.id === id ? { id, game: nextGame(each.game), changed } : each))
      : [{ id, game: after, changed }, ...games],
  );
  return { before, after };
}

/** Finds the game of the record with the id. */
export function findGame(games: readonly SavedGame[], id: string): OwnGame | undefined {
  return games.find((each) => each.id === id)?.game;
}
