import type { List } from '#pokedex/useList.ts';

/** The key of what is said while the list is not there. */
export function waitingText({ state, isOwn }: List) {
  if (state === 'failed') return 'coverage.failed';
  return isOwn ? 'coverage.reading' : 'coverage.loading';
}
