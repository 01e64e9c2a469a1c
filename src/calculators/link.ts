import type { Settings } from '#engine/settings.ts';
import { formatSettings } from './settings.ts';

/** The query string, without `?`, of a state and its settings. */
export function formatLink(state: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...state, ...formatSettings(settings)]).toString();
}

/** The URL of a screen: its path, and the query string if it is not empty. */
export function formatAddress(pathname: string, search: string): string {
  return search ? `${pathname}?${search}` : pathname;
}
