import { type Calculator, remember, remembered } from './remembered.ts';
import { parseSettings, type Settings } from './settings.ts';

/** Parameters of ours; an address with any of them is a link that says everything. */
const known = [
  'pokemon',
  'types',
  'ability',
  'tera',
  'item',
  'conditions',
  'inverse',
  'generation',
  'type_count',
];

/** What an address asks for: to go on where the session was, or to show what it says. */
export type Arrival = { redirect: string } | { settings: Settings } | 'empty';

/** Looks at the search part of an address; a link is remembered for the session. */
export function arrive(calculator: Calculator, params: URLSearchParams): Arrival {
  const ours = [...params].filter(([name]) => known.includes(name));
  if (ours.length > 0) {
    remember(calculator, new URLSearchParams(ours).toString());
    return { settings: parseSettings(params).choice };
  }
  const last = remembered(calculator);
  return last ? { redirect: `?${last}` } : 'empty';
}
