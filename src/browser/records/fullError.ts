/** Whether the error means that the device has no space left. */
export function isFullError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
