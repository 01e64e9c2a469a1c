import { copyText } from '#browser/clipboard.ts';
import { formatSettings, type Settings } from './settings.ts';

/** The search part of an address that holds a choice and the settings it was made under. */
export function formatLink(choice: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...choice, ...formatSettings(settings)]).toString();
}

/** The search part of an address with the same choice under other settings. */
export function withSettings(search: string, settings: Settings): string {
  const choice = new URLSearchParams(search);
  for (const name of ['generation', 'type_count']) choice.delete(name);
  return formatLink(choice, settings);
}

/** Copies the present address, which holds the whole choice; false when the browser refuses. */
export function copyLink(): Promise<boolean> {
  return copyText(window.location.href);
}
