import { copyText } from '#browser/clipboard.ts';
import { type Calculator, remembered } from './remembered.ts';
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

/** Copies a link to the calculator's present choice; false when the browser refuses. */
export function copyLink(calculator: Calculator): Promise<boolean> {
  const link = new URL(window.location.href);
  link.search = remembered(calculator);
  return copyText(link.href);
}
