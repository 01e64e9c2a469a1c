import { wentBack } from '#browser/history.ts';
import { formatDefender, parseDefender } from './defender.ts';
import { formatLink } from './link.ts';
import { parameters } from './parameter.ts';
import { type Calculator, remember, remembered, replacementOf } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';

/** What an address asks for: to go on where the session was, or to show what it says. */
export type Arrival = { redirect: string } | { settings: Settings } | 'empty';

const cleaned: Record<Calculator, (params: URLSearchParams) => URLSearchParams> = {
  defense: (params) => formatDefender(parseDefender(params).choice),
};

/** Looks at an address; what is right of a link is remembered for the session. */
export function arrive(calculator: Calculator, { href, search, searchParams }: URL): Arrival {
  const isBack = wentBack(href);
  const replacement = isBack ? replacementOf(search) : undefined;
  if (replacement !== undefined) return { redirect: `?${replacement}` };
  if (parameters.some((name) => searchParams.has(name))) {
    const settings = parseSettings(searchParams).choice;
    remember(calculator, formatLink(cleaned[calculator](searchParams), settings));
    return { settings };
  }
  // Whoever goes back to an empty screen wants it empty.
  const last = isBack ? '' : remembered(calculator);
  return last ? { redirect: `?${last}` } : 'empty';
}
