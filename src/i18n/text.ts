import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { type Translation, translation } from './i18n.ts';

export type Text = TFunction;

/** The player's language and the texts in it; the component follows. */
export function useText(): Translation {
  return useSyncExternalStore(translation.subscribe, translation.get);
}
