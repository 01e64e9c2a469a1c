import { useEffect, useState } from 'react';
import type { SaveProblem } from '#browser/records/saveProblem.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { useSavedList } from '#features/useSavedList.ts';
import { isSameGame } from '#ownGame/file/gameFile.ts';
import { type SavedGame, savedGames } from '#saved/savedGames.ts';
import { linkTeamsOfGame } from '#saved/teamsOfGame.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type GameHistory, recordChange, redoChange, undoChange } from './gameHistory.ts';

/** A game that is being edited; every change is saved at once, and used if the game is in use. */
export type GameEditorState = {
  game: OwnGame;
  /** Changes of the same field in a row are undone together. */
  change: (next: (game: OwnGame) => OwnGame, field?: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** The reason why changes are not saved. */
  problem: SaveProblem | undefined;
};

/**
 * The histories of this visit by the id of the game; they outlive the screen, because the player
 * tries a change on others.
 */
const historyById = new Map<string, GameHistory>();

function initialHistory({ id, game }: SavedGame): GameHistory {
  const history = historyById.get(id);
  return history && isSameGame(history.game, game) ? history : { past: [], game, future: [] };
}

/** Returns the state of the editor of a saved game. */
export function useGameEditor(savedGame: SavedGame): GameEditorState {
  const { id } = savedGame;
  const [history, setHistory] = useState(() => initialHistory(savedGame));
  const { problem } = useSavedList(savedGames);
  const { game } = history;

  const [openedGame] = useState(savedGame);
  useEffect(() => {
    linkTeamsOfGame(openedGame).catch(console.warn);
  }, [openedGame]);

  function apply(next: GameHistory): void {
    setHistory(next);
    historyById.set(id, next);
    const changedGame = { id, game: next.game, changed: Date.now() };
    savedGames.changeHeld((games) => games.map((each) => (each.id === id ? changedGame : each)));
  }

  const change = useStableCallback((next: (before: OwnGame) => OwnGame, field?: string) => {
    const nextGame = next(game);
    if (nextGame !== game) apply(recordChange(history, nextGame, field));
  });
  const undoneHistory = undoChange(history);
  const redoneHistory = redoChange(history);
  return {
    game,
    change,
    undo: undoneHistory && (() => apply(undoneHistory)),
    redo: redoneHistory && (() => apply(redoneHistory)),
    problem,
  };
}
