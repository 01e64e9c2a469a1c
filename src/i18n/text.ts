import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { nowSpoken, onSpoken, type Spoken } from './i18n.ts';

export type Text = TFunction;

/** The player's language and the texts in it; the component follows. */
export function useText(): Spoken {
  return useSyncExternalStore(onSpoken, nowSpoken);
}
