import { useSyncExternalStore } from 'react';
import type { Preference } from './preference.ts';

/** The preference's present value; the component follows its changes. */
export function usePreference<T>({ subscribe, read }: Preference<T>): T {
  return useSyncExternalStore(subscribe, read);
}
