import { useState } from 'react';
import { isFullError } from '#browser/fullError.ts';
import { changeGames, type KeptGame } from '#calculators/keptGames.ts';
import { chooseOwnGame } from '#calculators/ownGames.ts';
import { isOwnGame } from '#engine/generation.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { isSameGame } from '#ownGame/gameFile.ts';
import { readSettings } from '#preferences/settings.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';

/** The steps that can be undone or repeated. */
const maxSteps = 200;

type Steps = { past: readonly OwnGame[]; game: OwnGame; future: readonly OwnGame[] };

/** A game that is being edited; every change is kept at once, and used if the game is in use. */
export type Editor = {
  game: OwnGame;
  change: (next: (game: OwnGame) => OwnGame) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Why the last change could not be kept. */
  problem: 'full' | 'failed' | undefined;
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
  const [problem, setProblem] = useState<Editor['problem']>();
  const { past, game, future } = steps;

  function show(next: Steps): void {
    setSteps(next);
    stepsById.set(id, next);
    keep(id, next.game).then(setProblem);
    const { generation } = readSettings();
    if (isOwnGame(generation) && isSameGame(generation, game)) {
      chooseOwnGame(next.game, { keptId: id, before: generation });
    }
  }

  const change = useStableCallback((next: (before: OwnGame) => OwnGame) => {
    const changed = next(game);
    if (changed === game) return;
    show({ past: [...past, game].slice(-maxSteps), game: changed, future: [] });
  });
  const lastGame = past.at(-1);
  const [nextGame] = future;
  return {
    game,
    change,
    undo:
      lastGame &&
      (() => show({ past: past.slice(0, -1), game: lastGame, future: [game, ...future] })),
    redo:
      nextGame && (() => show({ past: [...past, game], game: nextGame, future: future.slice(1) })),
    problem,
  };
}

async function keep(id: string, game: OwnGame): Promise<Editor['problem']> {
  try {
    await changeGames((games) =>
      games.map((each) => (each.id === id ? { id, game, changed: Date.now() } : each)),
    );
    return undefined;
  } catch (error) {
    console.warn('Failed to keep the game', error);
    return isFullError(error) ? 'full' : 'failed';
  }
}
