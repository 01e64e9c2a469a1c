import { useSyncExternalStore } from 'react';
import type { Preference } from './preference.ts';

/** Returns the preference's current value; the component rerenders when it changes. */
export function usePreference<T>({ subscribe, read }: Preference<T>): T {
  return useSyncExternalStore(subscribe, read);
}
