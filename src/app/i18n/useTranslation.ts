import { useSyncExternalStore } from 'react';
import { type Translation, translation } from './i18n.ts';

/** Returns the current translation; the component rerenders when it changes. */
export function useTranslation(): Translation {
  return useSyncExternalStore(translation.subscribe, translation.get);
}
