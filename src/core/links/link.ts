import type { Settings } from '#core/rulesets/settings.ts';
import { formatSettings, formatStoredSettings } from './settings.ts';

/** Formats a state and its settings as a query string without `?`. */
export function formatLink(state: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...state, ...formatSettings(settings)]).toString();
}

/** Formats a state and its settings as a query string that stays on this device. */
export function formatStoredLink(state: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...state, ...formatStoredSettings(settings)]).toString();
}

/** Formats the URL of a screen: its path, and the query string if it is not empty. */
export function formatAddress(pathname: string, search: string): string {
  return search ? `${pathname}?${search}` : pathname;
}
