import type { OwnGame } from '#engine/ownGame.ts';

/** The number of changes that can be undone. */
const maxUndoSteps = 200;

/**
 * The versions of a game that is being edited: those before the current one, and those that were
 * undone.
 */
export type GameHistory = {
  past: readonly OwnGame[];
  game: OwnGame;
  future: readonly OwnGame[];
  /** The field that the last change edited, if more letters may follow. */
  field?: string | undefined;
};

/**
 * Records a change. Several changes of one field in a row are undone together: each letter of a
 * name, or each color that the pointer passes.
 */
export function recordChange(history: GameHistory, game: OwnGame, field?: string): GameHistory {
  const isSameField = field !== undefined && field === history.field;
  const past = isSameField ? history.past : [...history.past, history.game].slice(-maxUndoSteps);
  return { past, game, future: [], field };
}

/** Returns the history before the last change; undefined if there is none. */
export function undoChange({ past, game, future }: GameHistory): GameHistory | undefined {
  const previous = past.at(-1);
  return previous && { past: past.slice(0, -1), game: previous, future: [game, ...future] };
}

/** Repeats the change that was undone last; undefined if there is none. */
export function redoChange({ past, game, future }: GameHistory): GameHistory | undefined {
  const [next, ...rest] = future;
  return next && { past: [...past, game], game: next, future: rest };
}
