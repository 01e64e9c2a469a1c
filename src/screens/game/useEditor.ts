import { useState } from 'react';
import { changeGames, type KeptGame } from '#calculators/keptGames.ts';
import { chooseOwnGame } from '#calculators/ownGames.ts';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { isSameGame } from '#ownGame/gameFile.ts';
import { readSettings } from '#preferences/settings.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { addStep, redoStep, type Steps, undoStep } from './steps.ts';
import { type KeepProblem, problemOf, unkeptGames } from './unkeptGames.ts';

/** A game that is being edited; every change is kept at once, and used if the game is in use. */
export type Editor = {
  game: OwnGame;
  /** Changes of the same field in a row are undone together. */
  change: (next: (game: OwnGame) => OwnGame, field?: string) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Why the last change could not be kept. */
  problem: KeepProblem | undefined;
};

/** The steps of this visit by the id of the game, because the player tries a change on other screens. */
const stepsById = new Map<string, Steps>();

function initialSteps({ id, game }: KeptGame): Steps {
  const steps = stepsById.get(id);
  return steps && isSameGame(steps.game, game) ? steps : { past: [], game, future: [] };
}

/** Edits the kept game. */
export function useEditor(kept: KeptGame): Editor {
  const { id } = kept;
  const [steps, setSteps] = useState(() => initialSteps(kept));
  const [problem, setProblem] = useState(() => unkeptGames.get(id)?.problem);
  const { game } = steps;

  function show(next: Steps): void {
    setSteps(next);
    stepsById.set(id, next);
    keep(id, next.game).then(setProblem);
    const { generation } = readSettings();
    if (isOwnGame(generation) && isSameGame(generation, game)) {
      chooseOwnGame(next.game, { keptId: id, before: generation });
    }
  }

  const change = useStableCallback((next: (before: OwnGame) => OwnGame, field?: string) => {
    const changed = next(game);
    if (changed !== game) show(addStep(steps, changed, field));
  });
  const undone = undoStep(steps);
  const redone = redoStep(steps);
  return {
    game,
    change,
    undo: undone && (() => show(undone)),
    redo: redone && (() => show(redone)),
    problem,
  };
}

async function keep(id: string, game: OwnGame): Promise<Editor['problem']> {
  try {
    const changed = { id, game, changed: Date.now() };
    await changeGames((games) =>
      unkeptGames.has(id) && games.every((each) => each.id !== id)
        ? [changed, ...games]
        : games.map((each) => (each.id === id ? changed : each)),
    );
    unkeptGames.delete(id);
    return undefined;
  } catch (error) {
    console.warn('Failed to keep the game', error);
    return problemOf(error);
  }
}
