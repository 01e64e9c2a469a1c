import { dexes, type Game, games } from '#engine/game.ts';
import { eras } from '#engine/generation.ts';
import { typeCounts } from '#engine/type.ts';
import { languages } from '#i18n/languages.ts';
import { preference } from './preference.ts';

/** The languages a player can choose; English is `en-US` here, because `en` means automatic. */
export const selectableLanguages = [
  'en-US',
  ...languages.filter((language) => language !== 'en'),
] as const;

/** '' and an old stored `en` mean the browser's language. */
export const language = preference('language', 'local', ['', ...selectableLanguages], (value) => {
  if (value === 'en') return '';
  console.warn('Invalid language code selected or detected', value);
  return 'en-US';
});

/** `auto` follows the system; `night` is black. */
export const theme = preference('theme', 'local', ['auto', 'light', 'dark', 'night']);

/** Whether single-letter shortcuts work outside text fields. */
export const shortcuts = preference('shortcuts', 'local', ['on', 'off']);

/** The generations whose types, Pokémon and rules apply in this tab. */
export const generation = preference('generation', 'session', eras);

const gameNames = Object.keys(games) as Game[];

/** The game whose rules and Pokémon apply in this tab; '' for those of the generation. */
export const game = preference('game', 'session', ['', ...gameNames]);

/** The list of the game's Pokémon in use. */
export const dex = preference('dex', 'session', dexes);

/** How many types a Pokémon can have in this tab. */
export const typeCount = preference('type_count', 'session', typeCounts);
