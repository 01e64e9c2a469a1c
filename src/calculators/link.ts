import { copyText } from '#browser/clipboard.ts';
import { canShare, share } from '#browser/share.ts';
import { type Calculator, remembered } from './remembered.ts';
import { formatSettings, type Settings } from './settings.ts';

/** The search part of an address that holds a choice and the settings it was made under. */
export function formatLink(choice: URLSearchParams, settings: Settings): string {
  return new URLSearchParams([...choice, ...formatSettings(settings)]).toString();
}

/** The address of a screen: its path, and the search part if there is one. */
export function addressOf(pathname: string, search: string): string {
  return search ? `${pathname}?${search}` : pathname;
}

/** The search part of an address with the same choice under other settings. */
export function withSettings(search: string, settings: Settings): string {
  const choice = new URLSearchParams(search);
  for (const name of ['generation', 'type_count']) choice.delete(name);
  return formatLink(choice, settings);
}

function linkTo(calculator: Calculator): string {
  const link = new URL(window.location.href);
  link.search = remembered(calculator);
  return link.href;
}

/** Copies a link to the calculator's present choice; false when the browser refuses. */
export function copyLink(calculator: Calculator): Promise<boolean> {
  return copyText(linkTo(calculator));
}

/** Whether `shareLink` can do anything here. */
export const canShareLink = canShare;

/** Opens the device's own sheet to share a link to the calculator's present choice. */
export function shareLink(calculator: Calculator, title: string): Promise<void> {
  return share(title, linkTo(calculator));
}
