import { isFullError } from '#browser/records/fullError.ts';
import type { SavedGame } from '#saved/savedGames.ts';

/** The reason why a change is not saved: no space, or a refusal of the browser. */
export type SaveProblem = 'full' | 'failed';

/** Games that the browser refuses to save, by their ids; they exist as long as the page is open. */
export const unsavedGames = new Map<string, { game: SavedGame; problem: SaveProblem }>();

/** Returns the reason why a game was not saved. */
export function problemOf(error: unknown): SaveProblem {
  return isFullError(error) ? 'full' : 'failed';
}
