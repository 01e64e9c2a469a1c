import type { Settings } from '#engine/settings.ts';
import { formatSettings } from './settings.ts';

/** The search part of an address that holds a state and the settings it is shown under. */
export function formatLink(state: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...state, ...formatSettings(settings)]).toString();
}

/** The address of a screen: its path, and the search part if there is one. */
export function addressOf(pathname: string, search: string): string {
  return search ? `${pathname}?${search}` : pathname;
}
