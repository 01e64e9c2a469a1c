import type { GameEdit } from '#core/ownGames/edit/revertEdit.ts';

/** The number of changes that can be undone. */
const maxUndoSteps = 200;

/** The changes of a game in this tab: those that can be undone, and those that were undone. */
export type GameHistory = {
  past: readonly GameEdit[];
  future: readonly GameEdit[];
  /** The field that the last change edited, if more letters may follow. */
  field?: string | undefined;
};

/** The history before the first change. */
export const emptyHistory: GameHistory = { past: [], future: [] };

/**
 * Records a change. Several changes of one field in a row are undone together: each letter of a
 * name, or each color that the pointer passes.
 */
export function recordChange(history: GameHistory, edit: GameEdit, field?: string): GameHistory {
  const last = history.past.at(-1);
  // Another tab may have changed the game between two letters, and an undo leaves that.
  const isSameField = field !== undefined && field === history.field;
  const past =
    isSameField && last?.after === edit.before
      ? [...history.past.slice(0, -1), { before: last.before, after: edit.after }]
      : [...history.past, edit].slice(-maxUndoSteps);
  return { past, future: [], field };
}

/** Returns the last change and the history before it; undefined if there is none. */
export function undoChange({ past, future }: GameHistory) {
  const edit = past.at(-1);
  return edit && { edit, history: { past: past.slice(0, -1), future: [edit, ...future] } };
}

/** Returns the change that was undone last and the history after it; undefined if there is none. */
export function redoChange({ past, future }: GameHistory) {
  const [edit, ...rest] = future;
  return edit && { edit, history: { past: [...past, edit], future: rest } };
}
