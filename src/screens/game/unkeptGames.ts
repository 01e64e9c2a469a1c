import { isFullError } from '#browser/fullError.ts';
import type { KeptGame } from '#calculators/keptGames.ts';

/** Why a change is not kept: no space, or the browser refuses. */
export type KeepProblem = 'full' | 'failed';

/** Games that the browser refuses to keep, by their ids; they are edited as long as the page is open. */
export const unkeptGames = new Map<string, { game: KeptGame; problem: KeepProblem }>();

/** Why the browser has refused to keep a game. */
export function problemOf(error: unknown): KeepProblem {
  return isFullError(error) ? 'full' : 'failed';
}
