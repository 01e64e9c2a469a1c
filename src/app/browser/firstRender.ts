import { createStore, waitFor } from '#core/createStore.ts';

/** How far the first rendering of the app is. */
const stage = createStore<'before' | 'rendering' | 'painted'>('before');

/** Says that the app begins to render. */
export function beginFirstRender(): void {
  stage.set('rendering');
}

/** Says that the app is painted; the first screen no longer waits for files of its own. */
export function endFirstRender(): void {
  stage.set('painted');
}

/** Resolves when the app is painted. */
export function afterFirstPaint(): Promise<true> {
  return waitFor(stage, (current) => current === 'painted' || undefined);
}

/** Resolves at once, but not while the app renders for the first time: a store that changes then makes React begin again. */
export function outsideFirstRender(): Promise<true> {
  return waitFor(stage, (current) => current !== 'rendering' || undefined);
}
