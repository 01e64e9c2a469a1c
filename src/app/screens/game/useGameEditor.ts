import { useEffect, useState } from 'react';
import type { SaveProblem } from '#app/browser/records/saveProblem.ts';
import { holdUnsavedWork } from '#app/browser/typedText.ts';
import { useSavedList } from '#app/parts/frame/useSavedList.ts';
import { changeGame, findGame } from '#app/state/saved/changeGame.ts';
import { type SavedGame, savedGames } from '#app/state/saved/savedGames.ts';
import { linkTeamsOfGame } from '#app/state/saved/teamsOfGame.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { type GameEdit, revertEdit } from '#core/ownGames/edit/revertEdit.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  emptyHistory,
  type GameHistory,
  recordChange,
  redoChange,
  undoChange,
} from './gameHistory.ts';

/** A game that is being edited; every change is saved at once. */
export type GameEditorState = {
  game: OwnGame;
  /** Changes of the same field in a row are undone together. */
  change: (next: (game: OwnGame) => OwnGame, field?: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** The reason why changes are not saved. */
  problem: SaveProblem | undefined;
  /** Whether the game was removed in another tab, or with the data of the site. */
  isGone: boolean;
};

/**
 * The histories of this visit by the id of the game; they outlive the screen, because the player
 * tries a change on others.
 */
const historyById = new Map<string, GameHistory>();

/** Returns the state of the editor of a saved game. */
export function useGameEditor(savedGame: SavedGame): GameEditorState {
  const { id, game } = savedGame;
  const [history, setHistory] = useState(() => historyById.get(id) ?? emptyHistory);
  const { items, problem } = useSavedList(savedGames);
  const [openedGame] = useState(savedGame);
  useEffect(() => {
    linkTeamsOfGame(openedGame).catch(console.warn);
  }, [openedGame]);

  /** Changes the newest version of the game, which other tabs may have changed, too. */
  function apply(
    next: (before: OwnGame) => OwnGame,
    follow: (edit: GameEdit) => GameHistory,
  ): void {
    const nextHistory = follow(changeGame(savedGame, next));
    if (nextHistory === history) return;
    if (!historyById.has(id)) holdUnsavedWork();
    setHistory(nextHistory);
    historyById.set(id, nextHistory);
  }

  const change = useStableCallback((next: (before: OwnGame) => OwnGame, field?: string) => {
    apply(next, (edit) =>
      edit.after === edit.before ? history : recordChange(history, edit, field),
    );
  });
  const undone = undoChange(history);
  const undo = useStableCallback(() => {
    if (undone)
      apply(
        (before) => revertEdit(before, undone.edit),
        () => undone.history,
      );
  });
  const redone = redoChange(history);
  const redo = useStableCallback(() => {
    if (redone)
      apply(
        (before) => revertEdit(before, swap(redone.edit)),
        () => redone.history,
      );
  });
  return {
    game,
    change,
    undo: undone && undo,
    redo: redone && redo,
    problem,
    isGone: !findGame(items, id),
  };
}

function swap({ before, after }: GameEdit): GameEdit {
  return { before: after, after: before };
}
