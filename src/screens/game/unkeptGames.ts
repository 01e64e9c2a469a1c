import { isFullError } from '#browser/records/fullError.ts';
import type { KeptGame } from '#saved/keptGames.ts';

/** The reason why a change is not kept: no space, or a refusal of the browser. */
export type KeepProblem = 'full' | 'failed';

/** Games that the browser refuses to keep, by their ids; they exist as long as the page is open. */
export const unkeptGames = new Map<string, { game: KeptGame; problem: KeepProblem }>();

/** Returns the reason why a game was not kept. */
export function problemOf(error: unknown): KeepProblem {
  return isFullError(error) ? 'full' : 'failed';
}
