/** The reason why the browser does not save: no space is left on the device, or it refuses. */
export type SaveProblem = 'full' | 'failed';

/** Returns the reason of the error of a change. */
export function getSaveProblem(error: unknown): SaveProblem {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}
