import type { OwnGame } from '#engine/ownGame.ts';

/** The steps that can be undone. */
const maxSteps = 200;

/** The versions of a game that is being edited. */
export type Steps = {
  past: readonly OwnGame[];
  game: OwnGame;
  future: readonly OwnGame[];
  /** The field that the last step has changed, if more letters may follow. */
  field?: string | undefined;
};

/**
 * Adds a version. Several changes of one field in a row are one step: each letter of a name, or each
 * color that the pointer passes.
 */
export function addStep(steps: Steps, game: OwnGame, field?: string): Steps {
  const isSameField = field !== undefined && field === steps.field;
  const past = isSameField ? steps.past : [...steps.past, steps.game].slice(-maxSteps);
  return { past, game, future: [], field };
}

/** The steps before the last one; undefined if there are none. */
export function undoStep({ past, game, future }: Steps): Steps | undefined {
  const last = past.at(-1);
  return last && { past: past.slice(0, -1), game: last, future: [game, ...future] };
}

/** The steps with the one that was undone last; undefined if there is none. */
export function redoStep({ past, game, future }: Steps): Steps | undefined {
  const [next, ...rest] = future;
  return next && { past: [...past, game], game: next, future: rest };
}
