import { memoizeRecent } from '#core/pokedex/memoizeRecent.ts';
import { fold } from './fold.ts';

/** Folds a text as `fold` does; memoized, because the readers of a file fold each name several times. */
export const foldRecent = memoizeRecent(fold);
