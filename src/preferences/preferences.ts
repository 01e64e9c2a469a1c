import { generations } from '#engine/generation.ts';
import { typeCounts } from '#engine/type.ts';
import { languages } from '#i18n/languages.ts';
import { preference } from './preference.ts';

/** The languages a player can choose; English of their own choice is en-US, for `en` is automatic. */
export const chosenLanguages = [
  'en-US',
  ...languages.filter((language) => language !== 'en'),
] as const;

/** '' is the browser's own language, as is an old stored `en`. */
export const language = preference('language', 'local', ['', ...chosenLanguages], (stored) => {
  if (stored === 'en') return '';
  console.warn('Invalid language code selected or detected', stored);
  return 'en-US';
});

/** `auto` follows the system; `night` is black. */
export const theme = preference('theme', 'local', ['auto', 'light', 'dark', 'night']);

/** Whether keys of one letter do something where nobody is typing. */
export const shortcuts = preference('shortcuts', 'local', ['on', 'off']);

/** Whose types, Pokémon and rules count; for this tab. */
export const generation = preference('generation', 'session', generations);

/** How many types fit; for this tab. */
export const typeCount = preference('type_count', 'session', typeCounts);
