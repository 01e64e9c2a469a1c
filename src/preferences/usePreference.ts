import { useSyncExternalStore } from 'react';
import type { Preference } from './preference.ts';

/** The preference's current value; the component rerenders when it changes. */
export function usePreference<T>({ subscribe, read }: Preference<T>): T {
  return useSyncExternalStore(subscribe, read);
}
