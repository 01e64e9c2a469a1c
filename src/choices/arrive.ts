import { parameters } from './parameter.ts';
import { type Calculator, remember, remembered } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';

const ours: readonly string[] = parameters;

/** What an address asks for: to go on where the session was, or to show what it says. */
export type Arrival = { redirect: string } | { settings: Settings } | 'empty';

/** Looks at the search part of an address; a link is remembered for the session. */
export function arrive(calculator: Calculator, params: URLSearchParams): Arrival {
  const said = [...params].filter(([name]) => ours.includes(name));
  if (said.length > 0) {
    remember(calculator, new URLSearchParams(said).toString());
    return { settings: parseSettings(params).choice };
  }
  const last = remembered(calculator);
  return last ? { redirect: `?${last}` } : 'empty';
}
